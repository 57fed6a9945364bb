import { keepCalculatorKeys } from '#early/calculator-keys.ts';
import { knowFields } from './know-fields.ts';

const wanted = vi.fn();

beforeAll(() => {
	knowFields();
	keepCalculatorKeys();
});

beforeEach(() => {
	window.vzEarly = [];
	wanted.mockClear();
	delete document.documentElement.dataset.keys;
	document.body.innerHTML = `
		<astro-island component-url="a.js"><div class="calculator"><button id="seven">7</button><input type="text"></div></astro-island>
		<a href="#elsewhere">Elsewhere</a>`;
	document.querySelector('astro-island')?.addEventListener('vz-wanted', wanted);
});

test('keys of a calculator are kept in their order, and its code is requested', () => {
	for (const key of ['7', '/', '2', 'Enter']) expect(press(key)).toBe(true);
	expect(window.vzEarly.map(([event]) => event instanceof KeyboardEvent && event.key)).toEqual([
		'7',
		'/',
		'2',
		'Enter',
	]);
	expect(wanted).toHaveBeenCalledTimes(4);
});

test('a text that is pasted is kept, outside fields', () => {
	for (const selector of ['body', 'input']) {
		const event = new Event('paste', { bubbles: true, cancelable: true });
		Object.assign(event, { clipboardData: { getData: () => '5+5' } });
		document.querySelector(selector)?.dispatchEvent(event);
	}
	expect(window.vzEarly.map(([{ type }, , text]) => [type, text])).toEqual([['paste', '5+5']]);
});

test.each<[string, string, string, KeyboardEventInit?]>([
	['a letter', 's', 'body'],
	['a shortcut', '+', 'body', { ctrlKey: true }],
	['a digit in a field', '7', 'input'],
	['Enter on a link', 'Enter', 'a'],
])('%s is left alone', (_, key, selector, held) => {
	expect(press(key, selector, held)).toBe(false);
	expect(window.vzEarly).toEqual([]);
});

test('nothing is kept once the calculator answers itself', () => {
	document.querySelector('.calculator')?.setAttribute('data-ready', '');
	expect(press('7')).toBe(false);
});

// WCAG 2.1.4
test('where single keys are off, only the focus in the calculator makes them its own', () => {
	document.documentElement.dataset.keys = 'off';
	expect([press('7'), press('7', '#seven')]).toEqual([false, true]);
});

/** Whether the browser and the page no longer get the key. */
function press(key: string, selector = 'body', held: KeyboardEventInit = {}): boolean {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
	document.querySelector(selector)?.dispatchEvent(event);
	return event.defaultPrevented;
}
