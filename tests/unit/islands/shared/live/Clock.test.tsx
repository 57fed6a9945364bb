import { act, render } from '@testing-library/react';
import { Clock } from '#islands/shared/live/Clock.tsx';
import { fakeView } from '../../fake-view.ts';
import { textAt } from '../../page.ts';

let look: (isIntersecting: boolean) => void;

beforeEach(() => {
	vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.250Z') });
	look = fakeView();
});

test('out of view it does nothing, and is right at once when it is back', () => {
	render(<Clock locale="en" label="Clock" />);
	look(false);
	expect(vi.getTimerCount()).toBe(0);
	pass(60_000);
	expect(time()).toMatch(/:00:00$/);
	look(true);
	expect(time()).toMatch(/:01:00$/);
	pass(1000);
	expect(time()).toMatch(/:01:01$/);
});

function pass(ms: number) {
	act(() => {
		vi.advanceTimersByTime(ms);
	});
}

function time(): string {
	return textAt('time') ?? '';
}
