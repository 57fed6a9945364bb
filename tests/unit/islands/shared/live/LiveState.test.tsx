import { cleanup, fireEvent, render } from '@testing-library/react';
import { live as messages } from '#i18n/messages/live/index.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { $clockAhead } from '#live/clock.ts';
import type { Outcome } from '#live/outcome.ts';
import { heard } from '../../../heard.ts';

const now = new Date(2026, 10, 23, 15, 0, 0).getTime();
const received = { source: 'nbu', data: 1, at: now - 12 * 60_000 } as const;
const failure = { reason: 'unreachable', retryAt: now + 40_000 } as const;
const t = messages.en;

beforeEach(() => vi.useFakeTimers({ now }));

test('data that are not new give their age in words, and the time of the next try', () => {
	const { status, times } = show({ state: 'stale', ...received, ...failure });
	expect(status).toBe(`${t.reasons.unreachable} ${t.stale}`);
	expect(times).toContain('12 minutes ago (14:48:00)');
	expect(times).toContain('15:00:40');
});

test.each([
	['', 3 * 3_600_000, 'Your device’s clock seems 3 hours fast.'],
	['', -26 * 3_600_000, 'Your device’s clock seems 26 hours slow.'],
	['of rates', 3 * 3_600_000, ''],
	['', 5 * 60_000, ''],
])('of a clock that is wrong the page tells once (%s, %d ms): %s', (subject, ahead, words) => {
	$clockAhead.set(ahead);
	const live = {
		outcome: undefined,
		asking: true,
		nextAt: undefined,
		unchanged: false,
		refresh() {},
	};
	const { container } = render(<LiveState locale="en" live={live} subject={subject} t={t} />);
	expect(container.querySelector('p:nth-of-type(3)')?.textContent ?? '').toBe(words);
	$clockAhead.set(0);
});

test('the text for screen readers does not change with the time', () => {
	const stale: Outcome<number> = { state: 'stale', ...received, ...failure };
	const before = show(stale);
	vi.setSystemTime(now + 60_000);
	const after = show({ ...stale, retryAt: now + 100_000 });
	expect(after.status).toBe(before.status);
	expect(after.times).not.toBe(before.times);
});

test('trouble is said and how it ends, and what the visitor asked for; not that all is well', () => {
	const [asking, good] = [undefined, { state: 'live', ...received }] as const;
	const failed = { state: 'failed', ...failure } as const;
	const { container, rerender } = render(<State outcome={asking} />);
	const follow = (...outcomes: (Outcome<number> | undefined)[]) => {
		for (const outcome of outcomes) rerender(<State outcome={outcome} />);
		return heard();
	};
	expect(follow({ state: 'kept', ...received }, good, asking, good)).toEqual([]);
	const trouble = `${t.reasons.unreachable} ${t.failed}`;
	expect(follow(asking, failed, asking, good)).toEqual([trouble, t.updating, t.upToDate]);
	expect(follow(asking, good)).toEqual([]);
	const button = container.querySelector('button');
	if (button) fireEvent.click(button);
	expect(follow(asking, good)).toEqual([t.updating, t.upToDate]);
	expect(follow({ ...good, doubt: 'jump' })).toEqual([t.doubts.jump]);
});

function State({ outcome }: { outcome: Outcome<number> | undefined }) {
	const live = { outcome, asking: !outcome, nextAt: undefined, unchanged: false, refresh() {} };
	return <LiveState locale="en" live={live} t={t} />;
}

function show(outcome: Outcome<number>) {
	cleanup();
	const nextAt = 'retryAt' in outcome ? outcome.retryAt : undefined;
	const live = { outcome, asking: false, nextAt, unchanged: false, refresh: () => {} };
	const { container } = render(<LiveState locale="en" live={live} t={t} />);
	return {
		status: container.querySelector('.live-words')?.textContent,
		times: container.querySelector('.quiet')?.textContent,
	};
}
