import { expect, test } from 'vitest';
import { PhaseClock } from '../../../../scripts/measure/build/phases.ts';

test('each phase lasts until the line of the log that begins the next', () => {
	const clock = new PhaseClock();
	const log: [number, string][] = [
		[1, '> astro build'],
		[2, '17:14:40 [build] Collecting build info...'],
		[3, '17:14:40 [build] ✓ Completed in 1.49s.'],
		[4, '17:14:40 [build] Building static entrypoints...'],
		[5, '17:14:43 [vite] ✓ built in 1.29s'],
		[6, ' generating static routes '],
		[16, '17:14:54 ✓ Completed in 11.06s.'],
		[16, ' generating optimized images '],
		[70, '17:15:48 [build] ✓ Completed in 1m 8s.'],
		[73, '17:15:50 [headers-file] _headers is written'],
	];
	for (const [time, line] of log) clock.read(line, time);
	clock.end(80);
	expect([...clock.seconds]).toEqual([
		['start and content', 4],
		['bundles', 2],
		['pages', 10],
		['pictures', 54],
		['finishing', 3],
		['compression', 7],
	]);
});
