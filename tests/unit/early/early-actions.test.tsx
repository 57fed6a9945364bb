import { beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyActions } from '#early/early-actions.ts';

let clicked = vi.fn();

beforeEach(() => {
	clicked = vi.fn();
	document.body.innerHTML = `
		<main>
			<astro-island id="first">
				<form><input type="text"><button id="send"><svg></svg></button></form>
				<input type="checkbox">
				<a href="#there">There</a>
			</astro-island>
			<astro-island id="second"><button type="button" id="other">Other</button></astro-island>
			<astro-island client="reach"><button type="button" id="reached">Reached for</button></astro-island>
			<button type="button" id="plain">No island's</button>
		</main>`;
	const main = document.querySelector('main') as HTMLElement;
	Object.defineProperty(document, 'currentScript', {
		configurable: true,
		value: main.appendChild(document.createElement('script')),
	});
	keepEarlyActions();
});

function get(selector: string) {
	return document.querySelector(selector) as HTMLElement;
}

/** A click as a person makes it: those of scripts are not trusted, and are not kept. */
function press(selector: string, keys: MouseEventInit = {}) {
	const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
	Object.defineProperty(click, 'isTrusted', { value: true });
	get(selector).dispatchEvent(click);
	return click;
}

function getReady(island: string) {
	get(`${island} > *`).dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
}

test('an early click is made again when its island is ready, once, with the keys that were held', () => {
	press('#first svg', { shiftKey: true });
	get('#first').addEventListener('click', clicked);
	getReady('#second');
	expect(clicked).not.toHaveBeenCalled();
	getReady('#first');
	getReady('#first');
	expect(clicked).toHaveBeenCalledOnce();
	expect(clicked.mock.calls[0]?.[0]).toMatchObject({ target: get('#first svg'), shiftKey: true });
});

test('a box that is ticked early is not ticked twice', () => {
	const box = get('input[type=checkbox]') as HTMLInputElement;
	expect(press('input[type=checkbox]').defaultPrevented).toBe(true);
	getReady('#first');
	expect(box.checked).toBe(true);
});

test('what was typed early is typed again, before what was clicked after it', async () => {
	const field = get('input[type=text]') as HTMLInputElement;
	const done: string[] = [];
	field.value = 'thre';
	field.dispatchEvent(new Event('input', { bubbles: true }));
	field.value = 'thread';
	field.dispatchEvent(new Event('input', { bubbles: true }));
	press('#send');
	field.value = '';
	field.addEventListener('input', () => done.push(`typed ${field.value}`));
	get('#send').addEventListener('click', () => done.push('sent'));
	getReady('#first');
	await vi.waitFor(() => expect(done).toEqual(['typed thread', 'sent']));
});

test('a form stays on the page until its island is ready, and is the business of the island then', () => {
	const send = () => {
		const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
		get('form').dispatchEvent(event);
		return event.defaultPrevented;
	};
	expect(send()).toBe(true);
	getReady('#first');
	expect(send()).toBe(false);
});

test('links, what is outside of islands, what others have taken and what is late are left alone', () => {
	get('#second').addEventListener('click', (event) => event.preventDefault(), { once: true });
	press('#other');
	expect(press('#first a').defaultPrevented).toBe(false);
	expect(press('#plain').defaultPrevented).toBe(false);
	expect(press('#reached').defaultPrevented).toBe(false);
	get('main').addEventListener('click', clicked);
	getReady('#first');
	getReady('#second');
	expect(clicked).not.toHaveBeenCalled();
	expect(press('#other').defaultPrevented).toBe(false);
});
