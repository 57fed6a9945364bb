import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cube as messages } from '#i18n/messages/cube/index.ts';
import { CssCube } from '#islands/cube/CssCube.tsx';
import { firstScale } from '#tools/cube/scale.ts';
import { $cubeScale } from '#tools/cube/store.ts';
import { clickText, enterText, strike } from '../page.ts';

afterEach(() => {
	cleanup();
	$cubeScale.set(firstScale);
	localStorage.clear();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('the slider goes from 0.5 to 2 in steps of 0.1 and sets the scale', () => {
	open();
	expect([slider().min, slider().max, slider().step]).toEqual(['0.5', '2', '0.1']);
	enterText(slider(), '1.7');
	expect(property('--scale')).toBe('1.7');
});

test('the scale is remembered', () => {
	open();
	enterText(slider(), '1.7');
	expect(localStorage.getItem('cubeScale')).toBe('1.7');
	cleanup();
	open();
	expect(property('--scale')).toBe('1.7');
});

test('the wheel over the stage sets the scale and does not scroll the page', () => {
	open();
	const taken = !fireEvent.wheel(stage(), { deltaY: -100 });
	expect(taken).toBe(true);
	expect(property('--scale')).toBe('1.03');
});

test('the wheel with Ctrl is left to the browser', () => {
	open();
	const event = new WheelEvent('wheel', { deltaY: -100, cancelable: true, bubbles: true });
	Object.defineProperty(event, 'ctrlKey', { value: true });
	const taken = !fireEvent(stage(), event);
	expect([taken, property('--scale')]).toEqual([false, '1']);
});

test('arrow keys turn it', () => {
	open();
	strike(stage(), 'ArrowRight');
	expect(property('--turn')).toBe('42deg');
	expect(stage().getAttribute('aria-valuetext')).toBe('turned 42°, tilted −24°, spinning');
	strike(stage(), 'Home');
	expect(property('--turn')).toBe('32deg');
});

test('let go in motion it turns on by itself; caught, it stops', () => {
	const step = holdFrames();
	open();
	drag(60);
	fireEvent.pointerUp(stage(), { pointerId: 1 });
	const released = property('--turn');
	step(0);
	step(16);
	const flown = property('--turn');
	expect(Number.parseFloat(flown)).toBeGreaterThan(Number.parseFloat(released));
	fireEvent.pointerDown(stage(), { pointerId: 1, button: 0 });
	step(32);
	expect(property('--turn')).toBe(flown);
});

test('a drag that the browser takes for scrolling throws nothing', () => {
	const step = holdFrames();
	open();
	drag(60);
	fireEvent.pointerCancel(stage(), { pointerId: 1 });
	const released = property('--turn');
	step(0);
	step(16);
	expect(property('--turn')).toBe(released);
});

describe('under reduced motion', () => {
	beforeEach(() => {
		vi.stubGlobal('matchMedia', () => ({
			matches: true,
			addEventListener() {},
			removeEventListener() {},
		}));
	});

	test('the cube is still until its button starts it', () => {
		open();
		expect([stage().dataset.still, stage().dataset.decided]).toEqual(['true', undefined]);
		clickText('Spin');
		expect([stage().dataset.still, stage().dataset.decided]).toEqual([undefined, 'true']);
		clickText('Pause');
		expect([stage().dataset.still, stage().dataset.decided]).toEqual(['true', 'true']);
	});

	test('a cube that is let go in motion rests at once', () => {
		const step = holdFrames();
		open();
		drag(60);
		fireEvent.pointerUp(stage(), { pointerId: 1 });
		const released = property('--turn');
		step(0);
		step(16);
		expect(property('--turn')).toBe(released);
	});
});

test('Space in a text field does not leave', () => {
	open();
	const field = document.body.appendChild(document.createElement('input'));
	clickText('Full screen');
	strike(field, ' ');
	expect(room().dataset.full).toBe('true');
	field.remove();
});

function open() {
	render(<CssCube locale="en" t={messages.en} />);
}

/** Moves the pressed pointer to the right, by so many pixels. */
function drag(across: number) {
	stage().setPointerCapture = () => {};
	fireEvent.pointerDown(stage(), { pointerId: 1, button: 0, clientX: 0, clientY: 0 });
	fireEvent.pointerMove(stage(), { pointerId: 1, clientX: across, clientY: 0 });
}

/** Frames come only when the function it answers with is called, with the time in milliseconds. */
function holdFrames() {
	let waiting: FrameRequestCallback[] = [];
	vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
		waiting.push(callback),
	);
	vi.stubGlobal('cancelAnimationFrame', () => {
		waiting = [];
	});
	return (now: number) => {
		const due = waiting;
		waiting = [];
		act(() => {
			for (const frame of due) frame(now);
		});
	};
}

function stage(): HTMLElement {
	return screen.getByRole('slider', { name: messages.en.stage });
}

function room(): HTMLElement {
	const { parentElement } = stage();
	if (!parentElement) throw new Error('The stage stands in no room.');
	return parentElement;
}

function slider(): HTMLInputElement {
	return screen.getByRole('slider', { name: messages.en.scale });
}

function property(name: string) {
	return stage().style.getPropertyValue(name);
}
