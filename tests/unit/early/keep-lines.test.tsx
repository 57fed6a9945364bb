import { keepLines } from '#early/keep-lines.ts';

const list = 'Bread\nMilk\n\nEggs';

function paste(field: HTMLElement, text: string) {
	const event = new Event('paste', { bubbles: true, cancelable: true });
	Object.assign(event, { clipboardData: { getData: () => text } });
	field.dispatchEvent(event);
	return event;
}

beforeAll(() => {
	window.vzEarly = [];
	keepLines();
});

beforeEach(() => {
	window.vzEarly.length = 0;
	document.body.innerHTML = `
		<div component-url="waiting"><input><textarea></textarea></div>
		<div component-url="there"><i data-ready></i><input></div>`;
});

test('a list that comes before its code is shown as one line, and kept with its lines', () => {
	const wanted = vi.fn();
	document.addEventListener('vz-wanted', wanted, { once: true });
	const field = document.querySelector('input') as HTMLInputElement;
	const event = paste(field, list);
	expect(event.defaultPrevented).toBe(true);
	expect(field.value).toBe('Bread Milk Eggs');
	expect(window.vzEarly).toEqual([[event, field.parentElement, list]]);
	expect(wanted).toHaveBeenCalledTimes(1);
});

test.each([
	['one line', 'input', 'Bread and milk\n', ''],
	['a field that has words', 'input', list, 'Tea'],
	['a field of many lines', 'textarea', list, ''],
	['a part whose code is there', '[data-ready] + input', list, ''],
])('%s is left to the browser', (_, selector, text, before) => {
	const field = document.querySelector(selector) as HTMLInputElement;
	field.value = before;
	expect(paste(field, text).defaultPrevented).toBe(false);
	expect(field.value).toBe(before);
	expect(window.vzEarly).toEqual([]);
});
