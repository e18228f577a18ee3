/* The usual way to read evemu events in C: getline and sscanf. Prints CPU seconds, bytes and the sum of all fields. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char **argv)
{
	FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
	char *line = NULL;
	size_t room = 0;
	ssize_t length;
	long long bytes = 0, sum = 0;
	struct timespec start, end;

	if (!file)
		return 1;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
	while ((length = getline(&line, &room, file)) > 0) {
		unsigned long seconds;
		unsigned int microseconds, type, code;
		int value;

		bytes += length;
		if (sscanf(line, "E: %lu.%06u %04x %04x %d", &seconds, &microseconds, &type, &code, &value) == 5)
			sum += seconds * 1000000LL + microseconds + type + code + value;
	}
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
	printf("%.6f %lld %lld\n", end.tv_sec - start.tv_sec + (end.tv_nsec - start.tv_nsec) / 1e9, bytes, sum);
	return 0;
}
