import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live } from '#i18n/messages/live/index.ts';
import { Ticker } from '#islands/shared/ticker/Ticker.tsx';
import { $tickerPaused, $tickerSpeed } from '#tools/ticker/motion-settings.ts';
import { usualSpeed } from '#tools/ticker/speed.ts';
import { fakeView } from '../../fake-view.ts';
import { enterText } from '../../page.ts';

const t = live.en.ticker;
const calls: string[] = [];

beforeEach(() => {
	calls.length = 0;
	const animation = {
		finished: Promise.resolve(),
		play: () => calls.push('play'),
		pause: () => calls.push('pause'),
		cancel: () => calls.push('cancel'),
		updatePlaybackRate: (rate: number) => calls.push(`rate ${rate}`),
	};
	vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
		calls.push('made');
		return Object.assign(Object.create(null), animation);
	});
	fakeView();
	reduceMotion(false);
});

afterEach(() => {
	$tickerPaused.set(false);
	$tickerSpeed.set(usualSpeed);
});

test('a new speed takes hold of the motion that runs, and makes no new one', () => {
	open();
	calls.length = 0;
	enterText(screen.getByLabelText(t.speed), '2.4');
	expect(calls).toEqual(['rate 2.4', 'play']);
	calls.length = 0;
	enterText(screen.getByLabelText(t.speed), '0');
	expect(calls).toEqual(['pause']);
	expect(motion()).toBe('resting');
});

test('it does not run under reduced motion', () => {
	reduceMotion(true);
	open();
	expect(motion()).toBe('resting');
	expect(calls).not.toContain('play');
});

function open() {
	render(
		<Ticker locale="en" label="line" items={[{ key: 'a', label: 'Gold', value: '1' }]} t={t} />,
	);
}

function reduceMotion(matches: boolean) {
	vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
}

function motion(): string | undefined {
	return document.querySelector<HTMLElement>('.ticker-stage')?.dataset.motion;
}
