import { act, render } from '@testing-library/react';
import { type Live, useLive } from '#islands/shared/live/use-live.ts';
import type { Load, LoadOptions, Outcome } from '#live/outcome.ts';

const startAt = Date.parse('2026-11-23T10:00:00Z');
const refreshMs = 600_000;
const failed: Outcome<string> = { state: 'failed', reason: 'timeout', retryAt: 0 };
let shown: Live<string>;

beforeEach(() => {
	vi.useFakeTimers({ now: startAt });
	setHidden(false);
});

afterEach(() => {
	setHidden(false);
});

test('a retry that falls due while the tab is hidden is sent when it is shown', async () => {
	const load = vi.fn(async (): Promise<Outcome<string>> => failed);
	await open(load);
	setHidden(true);
	await pass(180_000);
	expect(load).toHaveBeenCalledTimes(1);
	load.mockResolvedValue(live('new'));
	setHidden(false);
	await pass(0);
	expect(shown).toMatchObject({ outcome: { state: 'live', data: 'new' }, asking: false });
});

test('another question during a fault is requested at once, and the first one is aborted and forgotten', async () => {
	const signals: AbortSignal[] = [];
	const first: Load<string> = async ({ signal, onKept }) => {
		signals.push(signal);
		onKept?.({ ...live('Kyiv', 500), state: 'kept' });
		return new Promise(() => {});
	};
	const second = vi.fn(async () => live('Dubai'));
	const { rerender } = await open(first);
	expect(shown).toMatchObject({ outcome: { state: 'kept', data: 'Kyiv' }, asking: true });
	rerender(<Probe load={second} />);
	expect(shown.outcome).toBeUndefined();
	expect(shown.asking).toBe(true);
	await pass(0);
	expect(signals[0]?.aborted).toBe(true);
	expect(shown.outcome).toMatchObject({ data: 'Dubai' });
	await pass(60_000);
	expect(signals).toHaveLength(1);
});

test('a script that does not come is a failure with a next time, and not an unhandled rejection', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const load = vi.fn((): Promise<Outcome<string>> => Promise.reject(new TypeError('gone')));
	await open(load);
	expect(shown.outcome).toMatchObject({ state: 'failed', reason: 'unreachable' });
	expect(shown.nextAt).toBe(startAt + 60_000);
	load.mockResolvedValue(live('new'));
	await pass(60_000);
	expect(shown.outcome).toMatchObject({ state: 'live' });
	warn.mockRestore();
});

test('leaving the page aborts, and sets no timer', async () => {
	const signals: AbortSignal[] = [];
	const load = vi.fn(({ signal }: LoadOptions<string>) => {
		signals.push(signal);
		return new Promise<Outcome<string>>(() => {});
	});
	const { unmount } = await open(load);
	dispatchEvent(new Event('pagehide'));
	expect(signals[0]?.aborted).toBe(true);
	await pass(refreshMs);
	expect(load).toHaveBeenCalledTimes(1);
	dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	expect(load).toHaveBeenCalledTimes(2);
	unmount();
	expect(signals[1]?.aborted).toBe(true);
	expect(vi.getTimerCount()).toBe(0);
});

function Probe({ load }: { load: Load<string> }) {
	shown = useLive(load, refreshMs);
	return null;
}

async function open(load: Load<string>) {
	const view = render(<Probe load={load} />);
	await pass(0);
	return view;
}

async function pass(ms: number) {
	await act(() => vi.advanceTimersByTimeAsync(ms));
}

function setHidden(value: boolean) {
	Object.defineProperty(document, 'hidden', { value, configurable: true });
	act(() => {
		document.dispatchEvent(new Event('visibilitychange'));
	});
}

function live(data: string, at = startAt): Extract<Outcome<string>, { state: 'live' }> {
	return { state: 'live', source: 'nbu', data, at };
}
