import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFullScreen } from '#islands/shared/use-full-screen.ts';
import { clickText, strike } from '../page.ts';

/** A browser that takes its time: full screen changes when the test triggers it. */
let grant: () => Promise<void>;
let refuse: () => Promise<void>;
let shown: Element | null;

function change(element: Element | null) {
	shown = element;
	document.dispatchEvent(new Event('fullscreenchange'));
}

beforeEach(() => {
	shown = null;
	Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => shown });
	document.exitFullscreen = vi.fn(async () => change(null));
	Element.prototype.requestFullscreen = vi.fn(function request(this: Element) {
		return new Promise<void>((resolve, reject) => {
			grant = () =>
				act(async () => {
					change(this);
					resolve();
				});
			refuse = () => act(async () => reject(new TypeError('no')));
		});
	});
});

function Room() {
	const room = useRef<HTMLDivElement>(null);
	const { full, documentFull, enter, enterDocument } = useFullScreen(room);
	return (
		<div ref={room} data-testid="room">
			<p>{full ? 'room' : documentFull ? 'page' : 'nothing'}</p>
			<button type="button" onClick={() => void enter()}>
				fill with the room
			</button>
			<button type="button" onClick={() => void enterDocument()}>
				fill with the page
			</button>
		</div>
	);
}

function fills(what: 'room' | 'page' | 'nothing') {
	screen.getByText(what);
}

test.each(['room', 'page'] as const)(
	'a key that comes before the browser has filled the screen with the %s counts',
	async (what) => {
		render(<Room />);
		clickText(`fill with the ${what}`);
		strike(document.body, 'Backspace');
		await grant();
		expect(shown).toBeNull();
		fills('nothing');
	},
);

test('with single keys switched off, Space does not leave; Backspace does', async () => {
	document.documentElement.dataset.keys = 'false';
	render(<Room />);
	clickText('fill with the room');
	await grant();
	strike(document.body, ' ');
	fills('room');
	strike(document.body, 'Backspace');
	fills('nothing');
	delete document.documentElement.dataset.keys;
});

test('the late end of an earlier full screen does not undo the next one', async () => {
	render(<Room />);
	clickText('fill with the room');
	act(() => change(null));
	await grant();
	fills('room');
	await act(async () => strike(document.body, ' '));
	expect(shown).toBeNull();
});

test('where the browser refuses, the room fills the window and the page nothing', async () => {
	render(<Room />);
	clickText('fill with the page');
	await refuse();
	fills('nothing');
	clickText('fill with the room');
	await refuse();
	fills('room');
	strike(document.body, ' ');
	fills('nothing');
});

test('the key that leaves does not press the focused button, others do', async () => {
	render(<Room />);
	const button = screen.getByText('fill with the room');
	fireEvent.click(button);
	await grant();
	await act(async () => strike(button, ' '));
	// `fireEvent` gives false for an event whose default was prevented.
	expect(fireEvent.keyUp(button, { key: ' ' })).toBe(false);
	expect(strike(button, ' ')).toBe(true);
	expect(fireEvent.keyUp(button, { key: ' ' })).toBe(true);
});
