import { render } from '@testing-library/react';
import { useState } from 'react';
import { keepEarly, waiting } from '#early/keep.ts';
import { askSelectorsAnew } from './fresh-selectors.ts';

let done: string[] = [];
let wanted = vi.fn();
let following = new AbortController();

beforeAll(() => {
	askSelectorsAnew();
	document.documentElement.classList.add('js');
	keepEarly(waiting);
});

beforeEach(() => {
	window.vzEarly.length = 0;
	done = [];
	following.abort();
	following = new AbortController();
	wanted = vi.fn();
	document.documentElement.removeAttribute('data-ready');
	document.body.innerHTML = `
		<button id="own" data-click="theme"><svg></svg></button>
		<ul id="list" data-dblclick="photo"><li><img alt=""><a href="#picture">Open</a></li></ul>
		<button id="plain">Nobody's</button>
		<a id="search" href="#certificates" data-click="find">Search</a>
		<astro-island id="first" component-url="a.js"><div>
			<form><input id="text"><button id="send"><svg></svg></button></form>
			<label for="box">Box</label><input id="box" type="checkbox">
			<button id="card">Card</button><button id="next">Next</button>
			<a id="link" href="#there">There</a>
		</div></astro-island>
		<astro-island id="second" component-url="b.js"><div><button id="other">Other</button></div></astro-island>`;
});

test('what is done to an island that waits reaches no code, and requests the island', () => {
	follow('#card', 'click', 'dblclick', 'input');
	get('#first').addEventListener('vz-wanted', wanted);
	const click = press('#card');
	press('#card', 'dblclick');
	type('#text', 'thread');
	expect(click.defaultPrevented).toBe(true);
	expect(done).toEqual([]);
	expect(wanted).toHaveBeenCalledTimes(3);
});

test('links, labels and fields do their own meanwhile', () => {
	for (const selector of ['#link', 'label', '#text']) {
		expect([selector, press(selector).defaultPrevented]).toEqual([selector, false]);
	}
});

test('what belongs to no part that waits is left alone', () => {
	expect(press('#plain').defaultPrevented).toBe(false);
	expect(press('#list a').defaultPrevented).toBe(false);
	dispatchReady('#second div');
	expect(press('#other').defaultPrevented).toBe(false);
	expect(window.vzEarly).toEqual([]);
});

/** Loads what does it again, as the page does at the first `vz-wanted`. */
async function repeatFromNow() {
	vi.resetModules();
	await import('#early/repeat.ts');
}

test('clicks and double clicks are made again once, in order, with detail and the keys that were held', async () => {
	press('#card svg, #card', 'click', { detail: 1, shiftKey: true });
	press('#card', 'click', { detail: 2 });
	press('#card', 'dblclick', { detail: 2, ctrlKey: true });
	press('#next', 'click', { altKey: true });
	press('#other');
	follow('#first', 'click', 'dblclick');
	follow('#second', 'click');
	dispatchReady('#first div');
	await repeatFromNow();
	await settle();
	expect(done).toEqual([
		'card click 1 shift',
		'card click 2',
		'card dblclick 2 ctrl',
		'next click 0 alt',
	]);
	dispatchReady('#first div');
	dispatchReady('#second div');
	await settle();
	expect(done.slice(4)).toEqual(['other click 0']);
	expect(window.vzEarly).toEqual([]);
});

test('a link with an action is a link where the code of the page has failed', () => {
	const root = document.documentElement;
	root.classList.remove('js');
	document.body.innerHTML = '<a data-click="find" href="#there">Find</a>';
	const click = new MouseEvent('click', { bubbles: true, cancelable: true });
	document.querySelector('a')?.dispatchEvent(click);
	root.classList.add('js');
	expect(click.defaultPrevented).toBe(false);
	expect(window.vzEarly).toEqual([]);
});

test('a box is ticked once, by itself or by its label', async () => {
	const box = get('#box');
	await repeatFromNow();
	get('label').click();
	box.addEventListener('click', () => done.push('ticked'));
	press('#box');
	dispatchReady('#first div');
	await settle();
	expect(done).toEqual(['ticked']);
	expect(box).toHaveProperty('checked', true);
});

test('clicks that scripts make are not made again, the text that they fill in is, and the page answers them', async () => {
	get('#card').click();
	get('#text').setAttribute('value', '');
	Reflect.set(get('#text'), 'value', 'olena@example.com');
	get('#text').dispatchEvent(new Event('input', { bubbles: true }));
	get('#own').click();
	follow('#first', 'click', 'input');
	follow('#own', 'click');
	await repeatFromNow();
	dispatchReady('#first div');
	dispatchReady('html');
	await settle();
	expect(done).toEqual(['text input olena@example.com', 'own click 0']);
});

test('a form that is sent with Enter and has no button to click is sent again', async () => {
	const submit = trusted(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
	get('form').dispatchEvent(submit);
	expect(submit.defaultPrevented).toBe(true);
	get('form').addEventListener('submit', (event) => {
		event.preventDefault();
		done.push('sent');
	});
	await repeatFromNow();
	dispatchReady('#first div');
	await settle();
	expect(done).toEqual(['sent']);
});

test('an early double click on a picture waits for the actions of the page', async () => {
	press('#list img', 'dblclick', { detail: 2 });
	follow('#list', 'dblclick');
	await repeatFromNow();
	await settle();
	expect(done).toEqual([]);
	dispatchReady('html');
	await settle();
	expect(done).toEqual(['img dblclick 2']);
});

test('React sees what was typed early, and that a text was deleted, and the caret stays where it was', async () => {
	const seen: string[] = [];
	document.body.innerHTML = '<astro-island component-url="c.js"></astro-island>';
	const container = get('astro-island');
	render(<Field onText={(text) => seen.push(text)} />, { container });
	type('#field', '');
	type('#field', 'warp', 2);
	await repeatFromNow();
	dispatchReady('#field');
	await settle();
	expect(seen).toEqual(['', 'warp']);
	expect(get('#field')).toHaveProperty('selectionEnd', 2);
});

function Field({ onText }: { onText: (text: string) => void }) {
	const [text, setText] = useState('weft');
	return (
		<input
			id="field"
			value={text}
			onChange={({ currentTarget }) => {
				setText(currentTarget.value);
				onText(currentTarget.value);
			}}
		/>
	);
}

test('what was done to the HTML of a calculator is done to the control in the same place of its code', async () => {
	const keypad = '<input id="rate"><button data-key="1">1</button><button data-key="+">+</button>';
	document.body.innerHTML = `<astro-island id="first" component-url="d.js">
		<button>Mode</button><div class="machine">${keypad}</div></astro-island>`;
	press('.machine button:last-child');
	type('#rate', '7');
	get('.machine').outerHTML =
		`<div class="machine">${keypad.replace('data-key="+"', 'data-key="+" id="plus"')}</div>`;
	// Its code may show more controls than the HTML.
	get('.machine').append(document.createElement('input'));
	get('#plus').before(document.createElement('button'));
	follow('.machine', 'click', 'input');
	await repeatFromNow();
	dispatchReady('.machine');
	await settle();
	expect(done).toEqual(['plus click 0', 'rate input 7']);
});

function get(selector: string): HTMLElement {
	const element = document.querySelector<HTMLElement>(selector);
	if (!element) throw new Error(`There is no ${selector}.`);
	return element;
}

/** Writes down what arrives: the id or key of its target, its type, its detail or text, and what was held. */
function follow(selector: string, ...types: string[]) {
	for (const type of types) {
		get(selector).addEventListener(type, note, { signal: following.signal });
	}
}

function note(event: Event) {
	const { target, type } = event;
	if (!(target instanceof HTMLElement)) return;
	const name = target.id || target.dataset.key || target.localName;
	const value = event instanceof MouseEvent ? event.detail : Reflect.get(target, 'value');
	const held = ['shift', 'ctrl', 'alt'].filter((key) => Reflect.get(event, `${key}Key`));
	done.push([name, type, value, ...held].join(' '));
}

/** An event as a person makes it. */
function trusted<Kind extends Event>(event: Kind): Kind {
	Object.defineProperty(event, 'isTrusted', { value: true });
	return event;
}

function press(selector: string, type: 'click' | 'dblclick' = 'click', init: MouseEventInit = {}) {
	const event = trusted(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
	get(selector).dispatchEvent(event);
	return event;
}

function type(selector: string, text: string, caret = text.length) {
	const field = get(selector);
	Object.assign(field, { value: text, selectionEnd: caret });
	field.dispatchEvent(trusted(new InputEvent('input', { bubbles: true })));
}

function dispatchReady(selector: string) {
	get(selector).dispatchEvent(new Event('vz-ready', { bubbles: true }));
}

function settle() {
	return new Promise((resolve) => setTimeout(resolve));
}
