import { expect, test, vi } from 'vitest';
import reach from '#early/reach.ts';

/** An island with one button, whose click only counts once it is hydrated. */
function makeIsland() {
	const island = document.createElement('astro-island');
	const button = document.createElement('button');
	const field = document.createElement('input');
	island.append(button, field);
	document.body.replaceChildren(island);
	const clicked = vi.fn();
	const hydrate = vi.fn(async () => {
		button.addEventListener('click', clicked);
		setTimeout(() => field.dispatchEvent(new CustomEvent('island-ready', { bubbles: true })));
	});
	const load = vi.fn(async () => hydrate);
	reach(load, { name: 'reach', value: '' }, island);
	return { island, button, field, clicked, load, hydrate };
}

/** A click as a person makes it: events of scripts are not trusted, and the directive tells them apart. */
function press(target: Element, keys: MouseEventInit = {}) {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
	Object.defineProperty(event, 'isTrusted', { value: true });
	target.dispatchEvent(event);
	return event;
}

test('nothing is loaded before somebody reaches for the island', () => {
	const { load } = makeIsland();
	document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
	expect(load).not.toHaveBeenCalled();
});

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
	'%s inside the island loads it, once',
	async (sign) => {
		const { button, load, hydrate } = makeIsland();
		button.dispatchEvent(new Event(sign, { bubbles: true }));
		button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
		await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
		expect(load).toHaveBeenCalledTimes(1);
	},
);

test('a focus that was there before its code loads it', async () => {
	const island = document.createElement('astro-island');
	const button = document.createElement('button');
	island.append(button);
	document.body.replaceChildren(island);
	button.focus();
	const load = vi.fn(async () => async () => {});
	reach(load, { name: 'reach', value: '' }, island);
	await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('a click on the drawing in a button is made again, with the keys that were held', async () => {
	const { button, clicked } = makeIsland();
	const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
	button.append(icon);
	icon.dispatchEvent(new Event('pointerdown', { bubbles: true }));
	press(icon, { shiftKey: true });
	await vi.waitFor(() =>
		expect(clicked).toHaveBeenCalledWith(expect.objectContaining({ shiftKey: true })),
	);
});

test('a click made before React is there is made again afterwards, once', async () => {
	const { button, clicked } = makeIsland();
	button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
	press(button);
	expect(clicked).not.toHaveBeenCalled();
	await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
	press(button);
	expect(clicked).toHaveBeenCalledTimes(2);
});

test('an early click does nothing else meanwhile, a later one is left alone', async () => {
	const { button, clicked } = makeIsland();
	button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
	expect(press(button).defaultPrevented).toBe(true);
	await vi.waitFor(() => expect(clicked).toHaveBeenCalled());
	expect(press(button).defaultPrevented).toBe(false);
});

test('what was typed before React is there stays in its field', async () => {
	const { field, hydrate } = makeIsland();
	field.dispatchEvent(new Event('focusin', { bubbles: true }));
	field.value = 'rea';
	await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
	expect(field.value).toBe('rea');
});
