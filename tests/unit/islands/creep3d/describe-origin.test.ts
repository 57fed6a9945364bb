import { expect, test } from 'vitest';
import { live } from '#i18n/messages/live/index.ts';
import { describeOrigin } from '#islands/creep3d/describe-origin.ts';

const at = Date.UTC(2026, 10, 27, 23, 30);
const nbu = { source: 'nbu', at, data: {} } as const;

test.each([
	[undefined, ''],
	[{ state: 'failed', reason: 'offline', retryAt: 0 }, ''],
	[{ state: 'live', ...nbu }, 'Data provided by the National Bank of Ukraine.'],
	[
		{ state: 'stale', reason: 'offline', retryAt: 0, ...nbu },
		'Data provided by the National Bank of Ukraine. Showing the last data received.',
	],
	[
		{ state: 'snapshot', reason: 'offline', retryAt: 0, at, data: {} },
		'Showing saved data from 27 November 2026.',
	],
] as const)('%o comes from: %s', (outcome, words) => {
	expect(describeOrigin('en', outcome, live.en)).toBe(words);
});
