import { live } from '#i18n/messages/live/index.ts';
import { describeAge, describeState } from '#islands/shared/live/describe-state.ts';
import type { Outcome } from '#live/outcome.ts';

const hoursAgo = Date.now() - 30 * 3_600_000;
const nbu = { source: 'nbu', at: hoursAgo, data: {} } as const;
const fault = { reason: 'offline', retryAt: 0 } as const;
const builtIn = { state: 'snapshot', at: Date.UTC(2026, 10, 27, 23, 30), data: {} } as const;

test.each<[Outcome<unknown>, age: RegExp, said: string]>([
	[{ state: 'live', ...nbu }, /^Updated/, ''],
	[{ state: 'live', ...nbu, doubt: 'absurd' }, /^Some values cannot be/, live.en.doubts.absurd],
	[{ state: 'kept', ...nbu }, /^Received 30 hours ago/, 'Showing the last data received.'],
	[
		{ state: 'stale', ...fault, ...nbu },
		/^Received 30 hours ago/,
		'There is no network connection. Showing the last data received.',
	],
	[builtIn, /^Saved data from 27/, 'Saved data from 27 November 2026.'],
	[
		{ ...builtIn, ...fault },
		/^Saved data from 27/,
		'There is no network connection. Saved data from 27 November 2026.',
	],
	[
		{ state: 'failed', ...fault },
		/^No data: no connection$/,
		'There is no network connection. There is no data to show.',
	],
])('%o is shown as %s, and said as: %s', (outcome, age, said) => {
	expect(describeAge('en', outcome, live.en).words).toMatch(age);
	expect(describeState('en', outcome, live.en)).toBe(said);
});
