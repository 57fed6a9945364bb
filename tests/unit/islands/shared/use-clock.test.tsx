import { renderHook } from '@testing-library/react';
import { useClock } from '#islands/shared/use-clock.ts';

let spent = 0;
const spend = (ms: number) => {
	spent += ms;
};

beforeEach(() => {
	vi.useFakeTimers();
	spent = 0;
});

afterEach(() => {
	setHidden(false);
});

test('time passes while the game runs', () => {
	const { rerender } = open(false);
	vi.advanceTimersByTime(5000);
	expect(spent).toBe(0);
	rerender({ running: true });
	vi.advanceTimersByTime(3000);
	expect(spent).toBe(3000);
	rerender({ running: false });
	vi.advanceTimersByTime(5000);
	expect(spent).toBe(3000);
});

test('time in a hidden tab does not count, the time until it was hidden does', () => {
	open(true);
	vi.advanceTimersByTime(1100);
	setHidden(true);
	expect(spent).toBe(1100);
	vi.advanceTimersByTime(60_000);
	setHidden(false);
	expect(spent).toBe(1100);
	vi.advanceTimersByTime(1150);
	expect(spent).toBe(2250);
});

test('what has passed since the last tick can be counted at once', () => {
	const { result } = open(true);
	vi.advanceTimersByTime(1190);
	expect(spent).toBe(1000);
	result.current();
	expect(spent).toBe(1190);
	vi.advanceTimersByTime(1000);
	result.current();
	expect(spent).toBe(2190);
});

function open(running: boolean) {
	return renderHook((props: { running: boolean }) => useClock(props.running, spend), {
		initialProps: { running },
	});
}

function setHidden(hidden: boolean) {
	vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
	document.dispatchEvent(new Event('visibilitychange'));
}
