"""A headless Chromium, operated over the DevTools protocol through two pipes: no port, no driver, no packages."""
import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

# Key names of the DOM with their Windows key codes, which Chromium wants for what keys do by themselves.
KEYS = {"Tab": 9, "Enter": 13, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
        "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}


class Chromium:
    """The browser; ends with the block that opened it."""

    def __init__(self, timeout=60):
        self.timeout, self.last, self.buffer, self.events = timeout, 0, b"", []
        self.profile = tempfile.mkdtemp(prefix="detent-browser-")
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        # Numbers from 10 on, so that 3 and 4 are free for what the browser expects there.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_browser, from_browser)]
        flags = ["--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "--no-first-run",
                 "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
                 "--disable-extensions", "--mute-audio"]
        if os.geteuid() == 0:
            flags.append("--no-sandbox")  # Chromium's sandbox refuses to work for root
        self.log = open(os.path.join(self.profile, "log"), "wb")
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{ends[0]} 4>&{ends[1]}', "bash", "chromium", *flags, "about:blank"],
            pass_fds=ends, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, start_new_session=True)
        for end in (to_browser, from_browser, *ends):
            os.close(end)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close")
        except (OSError, RuntimeError):
            self.process.kill()
        self.process.wait(timeout=20)
        self.log.close()
        os.close(self.input)
        os.close(self.output)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        """The answer to a command; RuntimeError when the browser refuses it, ends, or says nothing."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.write(json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + self.timeout
        while True:
            answer = self.read(deadline, method)
            if answer.get("id") != self.last:
                self.events.append(answer)
            elif "error" in answer:
                raise RuntimeError(f"{method}: {answer['error'].get('message')}")
            else:
                return answer["result"]

    def write(self, data):
        while data:
            data = data[os.write(self.output, data):]

    def read(self, deadline, what):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.input], [], [], max(0, deadline - time.monotonic()))
            chunk = os.read(self.input, 1 << 20) if ready else b""
            if not chunk:
                raise RuntimeError(f"chromium {'has ended' if ready else 'does not answer'}: {what}\n{self.tail()}")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def tail(self):
        with open(os.path.join(self.profile, "log"), "rb") as log:
            return log.read().decode(errors="replace")[-800:]


class Page:
    """A page of its own, with what it loads and complains of."""

    def __init__(self, browser):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility", "DOM"):
            self.call(f"{domain}.enable")
        self.call("Page.setLifecycleEventsEnabled", enabled=True)
        self.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def open(self, url, width=1280, scheme="light", motion="no-preference", media="", scripts=True):
        """Loads a file as a reader with these preferences sees it."""
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        self.prefer(scheme, motion, media)
        self.browser.events.clear()
        # The empty page between, so that nothing of the last one stays.
        for address in ("about:blank", url):
            loader = self.call("Page.navigate", url=address)["loaderId"]
            deadline = time.monotonic() + self.browser.timeout
            while not any(event.get("method") == "Page.lifecycleEvent" and event["params"]["name"] == "load"
                          and event["params"]["loaderId"] == loader for event in self.browser.events):
                self.browser.events.append(self.browser.read(deadline, f"load {address}"))

    def prefer(self, scheme, motion="no-preference", media=""):
        self.call("Emulation.setEmulatedMedia", media=media, features=[
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": motion}])

    def run(self, expression):
        """The value of a JavaScript expression; promises are waited for."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def press(self, key, shift=False):
        """Presses and lets go a key, as from a keyboard."""
        text = {"Enter": "\r", " ": " "}.get(key)
        common = {"key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": KEYS[key],
                  "modifiers": 8 if shift else 0}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **common,
                  **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def wait(self, condition, seconds=10):
        """Whether a JavaScript condition comes true in time."""
        return self.run(f"""new Promise((resolve) => {{
            const end = performance.now() + {seconds * 1000};
            const look = () => {{ if ({condition}) resolve(true);
                else if (performance.now() > end) resolve(false); else requestAnimationFrame(look); }};
            look(); }})""")

    def accessible(self, selector):
        """Role, name, value text and so on of an element, as assistive technology gets them."""
        root = self.call("DOM.getDocument")["root"]["nodeId"]
        node = self.call("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        tree = self.call("Accessibility.getPartialAXTree", nodeId=node, fetchRelatives=False)["nodes"][0]
        found = {item["name"]: item["value"].get("value") for item in tree.get("properties", [])}
        found.update({key: tree[key].get("value") for key in ("role", "name", "value") if key in tree})
        return found

    def picture(self, selector=None):
        """PNG of the page, or of the first element that a selector finds on it."""
        clip = {}
        if selector:
            box = self.run(f"""(() => {{ const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
                return {{ x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height, scale: 1 }}; }})()""")
            clip = {"clip": box}
        return base64.b64decode(self.call("Page.captureScreenshot", captureBeyondViewport=True, **clip)["data"])

    def complaints(self):
        """What the browser logged: errors of scripts, things that could not be loaded, messages on the console."""
        found = []
        for event in self.browser.events:
            method, data = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(data["exceptionDetails"]["text"])
            elif method == "Runtime.consoleAPICalled":
                found.append(str(data["args"]))
            elif method == "Log.entryAdded":
                found.append(data["entry"]["text"])
        return found

    def requests(self):
        """Addresses of everything that was asked for."""
        return [event["params"]["request"]["url"] for event in self.browser.events
                if event.get("method") == "Network.requestWillBeSent"]
