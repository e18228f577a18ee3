public import Scenes
