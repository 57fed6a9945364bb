import { whenReadable } from '../../../../scripts/dev/when-readable.ts';

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

test('reads a file that is being written again until it is whole', () => {
	const contents = [undefined, undefined, 'Arbeiten'];
	const passed: string[] = [];
	whenReadable(
		() => contents.shift(),
		(found) => passed.push(found),
	)();
	expect(passed).toEqual([]);
	vi.advanceTimersByTime(200);
	expect(passed).toEqual(['Arbeiten']);
	expect(vi.getTimerCount()).toBe(0);
});

test('gives up on a file with a mistake, and reads it again when it has changed', () => {
	let content: string | undefined;
	const passed: string[] = [];
	const read = vi.fn(() => content);
	const follow = whenReadable(read, (found) => passed.push(found));
	follow();
	vi.advanceTimersByTime(60_000);
	expect(read).toHaveBeenCalledTimes(20);
	content = 'Arbeiten';
	follow();
	expect(passed).toEqual(['Arbeiten']);
});
