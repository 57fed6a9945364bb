import { fireEvent, render, screen } from '@testing-library/react';
import { cube as messages } from '#i18n/messages/cube/index.ts';
import { CssCube } from '#islands/cube/CssCube.tsx';
import { heard } from '../../heard.ts';
import { clickButton } from '../page.ts';

test('the wheel with Ctrl is left to the browser', () => {
	open();
	const event = new WheelEvent('wheel', { deltaY: -100, cancelable: true, bubbles: true });
	Object.defineProperty(event, 'ctrlKey', { value: true });
	const taken = !fireEvent(stage(), event);
	expect([taken, property('--scale')]).toEqual([false, '1']);
});

// WCAG 2.5.7: what dragging does, single clicks do, too.
test('buttons turn it as the arrow keys do, say its position, and bring the first position back', () => {
	open();
	const { pad } = messages.en;
	for (const [name, turned, tilted] of [
		[pad.right, '42deg', '-24deg'],
		[pad.down, '42deg', '-34deg'],
		[pad.left, '32deg', '-34deg'],
		[pad.up, '32deg', '-24deg'],
		[pad.right, '42deg', '-24deg'],
		[pad.home, '32deg', '-24deg'],
	] as const) {
		clickButton(name);
		expect([name, property('--turn'), property('--tilt')]).toEqual([name, turned, tilted]);
		expect(heard()).toEqual([stage().getAttribute('aria-valuetext')]);
	}
});

function open() {
	render(<CssCube locale="en" t={messages.en} />);
}

function stage(): HTMLElement {
	return screen.getByRole('slider', { name: messages.en.stage });
}

function property(name: string) {
	return stage().style.getPropertyValue(name);
}
