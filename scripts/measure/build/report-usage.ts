import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Loaded with `--import` into a build: writes what the whole process has used when it ends. */
const file = process.env.USAGE_FILE;
if (isMainThread && file) {
	process.on('exit', () => {
		const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
		// Microseconds and kilobytes.
		const usage = { processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
		writeFileSync(file, JSON.stringify(usage));
	});
}
