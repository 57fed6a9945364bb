import { act, renderHook } from '@testing-library/react';
import { useRun } from '#islands/tasks/use-run.ts';
import { getCases } from '#tools/tasks/cases.ts';
import type { OpenSandbox } from '#tools/tasks/run/run-cases.ts';

const opened = vi.hoisted(() => vi.fn());
const findKept = vi.hoisted(() => vi.fn());
vi.mock('#islands/tasks/sandbox.ts', () => ({
	openServed: (): OpenSandbox => passAtOnce,
	findKept,
}));
const places = { served: '/sandbox', kept: '/tasks/fibonacci/frame' };

const [first] = getCases('fibonacci');
if (!first) throw new Error('The task has no cases.');
const cases = [first];
const code = 'function fibonacci() {}';

const server = vi.fn<() => Promise<Response>>();

beforeEach(() => {
	vi.useFakeTimers();
	server.mockImplementation(async () => new Response());
	vi.stubGlobal('fetch', server);
});

afterEach(() => {
	vi.clearAllMocks();
});

test('without a connection the run ends as offline at once, and the code runs when there is one', async () => {
	const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	const { result } = await startRun();
	expectEnding(result, 'offline');
	expect(opened).not.toHaveBeenCalled();
	connection.mockReturnValue(true);
	await act(async () => dispatchEvent(new Event('online')));
	expectEnding(result, 'done');
	expect(opened).toHaveBeenCalledOnce();
});

test('with a network but without the server the run ends as offline, and the code runs when the server is back', async () => {
	server.mockRejectedValue(new TypeError('Failed to fetch'));
	const { result } = await startRun();
	expectEnding(result, 'offline');
	await act(() => vi.advanceTimersByTimeAsync(3000));
	expect(result.current.run.ending).toEqual({ ending: 'offline' });
	expect(opened).not.toHaveBeenCalled();
	server.mockImplementation(async () => new Response());
	await act(() => vi.advanceTimersByTimeAsync(3000));
	expectEnding(result, 'done');
});

test('without the server the sandbox that is kept in the browser runs the code at once', async () => {
	server.mockRejectedValue(new TypeError('Failed to fetch'));
	findKept.mockResolvedValueOnce(passAtOnce);
	const { result } = await startRun();
	expectEnding(result, 'done');
	expect(server).toHaveBeenCalledOnce();
});

test('when the visitor leaves the page, no more requests are sent', async () => {
	server.mockRejectedValue(new TypeError('Failed to fetch'));
	const { unmount } = await startRun();
	unmount();
	await act(() => vi.advanceTimersByTimeAsync(60_000));
	expect(server).toHaveBeenCalledOnce();
});

test('of a watched run and one of all cases the later counts alone', async () => {
	const { result } = renderHook(() => useRun('fibonacci', places));
	const watch = () => result.current.start(code, cases, code);
	const all = () => result.current.start(code, cases);
	for (const [former, later] of [
		[watch, all],
		[all, watch],
	] as const) {
		const [first, second] = await act(() => Promise.all([former(), later()]));
		expect([first, second]).toMatchObject([undefined, { ending: 'done' }]);
		expect(result.current.run.running).toBe(false);
	}
});

async function startRun() {
	const hook = renderHook(() => useRun('fibonacci', places));
	await act(async () => void hook.result.current.start(code, cases));
	return hook;
}

function expectEnding({ current }: { current: ReturnType<typeof useRun> }, ending: string) {
	expect(current.run).toMatchObject({ running: false, ending: { ending } });
}

function passAtOnce(...[, listen]: Parameters<OpenSandbox>): ReturnType<OpenSandbox> {
	opened();
	queueMicrotask(() => {
		listen({ type: 'ready' });
		listen({ type: 'start', place: 0 });
		listen({ type: 'case', place: 0, sent: { got: 0n } });
		listen({ type: 'end' });
	});
	return { close: () => {} };
}
