import { fireEvent, render, screen } from '@testing-library/react';
import { live } from '#i18n/messages/live/index.ts';
import { Ticker } from '#islands/shared/ticker/Ticker.tsx';
import { $tickerPaused, $tickerSpeed } from '#tools/ticker/motion-settings.ts';
import { usualSpeed } from '#tools/ticker/speed.ts';
import { fakeView } from '../../fake-view.ts';
import { clickText, enterText } from '../../page.ts';

const t = live.en.ticker;
const calls: string[] = [];
let bringIntoView: ReturnType<typeof fakeView>;

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
	bringIntoView = fakeView();
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

const stage = () => screen.getByRole('region', { name: 'line' });

// WCAG 2.2.2: what moves by itself can be paused.
test.each<[string, (held: boolean) => void]>([
	['its button', (held) => clickText(held ? t.pause : t.run)],
	['the pointer over it', (held) => fireEvent[held ? 'pointerEnter' : 'pointerLeave'](stage())],
	['the focus in it', (held) => fireEvent[held ? 'focus' : 'blur'](stage())],
	['being out of view', (held) => bringIntoView(!held)],
])('%s holds it, and it goes on afterwards', (_, hold) => {
	open();
	hold(true);
	expect([motion(), calls.at(-1)]).toEqual(['resting', 'pause']);
	hold(false);
	expect([motion(), calls.at(-1)]).toEqual(['running', 'play']);
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
