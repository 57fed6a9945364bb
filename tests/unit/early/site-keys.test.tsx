import { pressSiteKeys } from '#early/site-keys.ts';
import { knowFields } from './know-fields.ts';
import keys from './site-keys.json' with { type: 'json' };

const pressed = vi.fn((event: Event) => event.preventDefault());
const listed = vi.fn();

beforeAll(() => {
	knowFields();
	pressSiteKeys();
});

beforeEach(() => {
	pressed.mockClear();
	delete document.documentElement.dataset.keys;
	document.body.innerHTML =
		'<a href="/certificates" data-click="find">Search</a><input type="text"><button data-click="keys">B</button><textarea></textarea>';
	document.querySelector('a')?.addEventListener('click', pressed);
	document.querySelector('button')?.addEventListener('click', listed);
});

test.each<[string, KeyboardEventInit]>(Object.entries(keys.press))(
	'%s presses the icon, and the browser does nothing of its own',
	(_, key) => {
		expect(strike('button', key).defaultPrevented).toBe(true);
		expect(pressed).toHaveBeenCalledTimes(1);
	},
);

test.each<[string, KeyboardEventInit]>(Object.entries(keys.leave))('%s does not', (_, key) => {
	expect(strike('button', key).defaultPrevented).toBe(false);
	expect(pressed).not.toHaveBeenCalled();
});

test('in a field a slash is written, and Ctrl+K presses the icon', () => {
	for (const field of ['input', 'textarea']) {
		expect(strike(field, { key: '/', code: 'Slash' }).defaultPrevented).toBe(false);
	}
	expect(pressed).not.toHaveBeenCalled();
	strike('input', { key: 'k', code: 'KeyK', ctrlKey: true });
	expect(pressed).toHaveBeenCalledTimes(1);
});

test('a key that a tool has taken is not taken from it', () => {
	document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
	strike('button', { key: '/', code: 'Slash' });
	expect(pressed).not.toHaveBeenCalled();
});

// Where it is on the keyboards: KBDUR1 and KBDSP of Windows, at https://kbdlayout.info.
test.each([
	['US', 'Slash'],
	['Ukrainian', 'Digit7'],
	['Spanish', 'Minus'],
])('the question mark of a %s keyboard lists the keys', (_, code) => {
	listed.mockClear();
	expect(strike('a', { key: '?', code, shiftKey: true }).defaultPrevented).toBe(true);
	expect(listed).toHaveBeenCalledTimes(1);
	strike('textarea', { key: '?', code, shiftKey: true });
	expect(listed).toHaveBeenCalledTimes(1);
});

test('switched off, single characters are left to the browser, and Ctrl+K is not', () => {
	document.documentElement.dataset.keys = 'false';
	listed.mockClear();
	for (const key of ['/', '?']) expect(strike('a', { key }).defaultPrevented).toBe(false);
	expect([pressed, listed].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
	strike('a', { key: 'k', code: 'KeyK', ctrlKey: true });
	expect(pressed).toHaveBeenCalledTimes(1);
});

function strike(selector: string, init: KeyboardEventInit): KeyboardEvent {
	const element = document.querySelector<HTMLElement>(selector);
	element?.focus();
	const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
	element?.dispatchEvent(event);
	return event;
}
