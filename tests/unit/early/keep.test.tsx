import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepEarly, waiting, waitingKeys } from '#early/keep.ts';
import { askSelectorsAnew } from './fresh-selectors.ts';

let done: string[] = [];
let wanted = vi.fn();
let following = new AbortController();

beforeAll(() => {
	askSelectorsAnew();
	document.documentElement.classList.add('js');
	keepEarly(`${waiting},${waitingKeys}`);
});

beforeEach(() => {
	window.vzEarly.length = 0;
	done = [];
	following.abort();
	following = new AbortController();
	wanted = vi.fn();
	document.documentElement.removeAttribute('data-ready');
	document.body.removeAttribute('data-takes');
	document.body.innerHTML = `
		<button id="own" data-click="theme"><svg></svg></button>
		<ul id="list" data-dblclick="photo"><li><img alt=""><a href="#picture">Open</a></li></ul>
		<button id="opener" popovertarget="menu" data-keydown>More</button>
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

afterEach(cleanup);

test('what is done to an island that waits reaches no code, and requests the island', () => {
	follow('#card', 'click', 'dblclick', 'keydown', 'input');
	get('#first').addEventListener('vz-wanted', wanted);
	const click = press('#card');
	press('#card', 'dblclick');
	type('#text', 'thread');
	expect(click.defaultPrevented).toBe(true);
	expect(done).toEqual([]);
	expect(wanted).toHaveBeenCalledTimes(3);
});

test('links, labels, fields and the keys that operate them do their own meanwhile', () => {
	for (const selector of ['#link', 'label', '#text']) {
		expect([selector, press(selector).defaultPrevented]).toEqual([selector, false]);
	}
	for (const key of ['Enter', ' ', 'Tab', 'a', 'F5']) {
		expect([key, strike('#card', key).defaultPrevented]).toEqual([key, false]);
	}
	expect(strike('#text', 'Home').defaultPrevented).toBe(false);
	expect(strike('#box', 'ArrowDown').defaultPrevented).toBe(false);
});

test('keys that a part will take do not scroll the page meanwhile, and no form leaves it', () => {
	expect(strike('#card', 'ArrowDown').defaultPrevented).toBe(true);
	expect(strike('#opener', 'ArrowDown').defaultPrevented).toBe(true);
	const submit = trusted(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
	get('form').dispatchEvent(submit);
	expect(submit.defaultPrevented).toBe(true);
});

test('what belongs to no part that waits is left alone', () => {
	expect(press('#plain').defaultPrevented).toBe(false);
	expect(press('#list a').defaultPrevented).toBe(false);
	dispatchReady('#second div');
	expect(press('#other').defaultPrevented).toBe(false);
	expect(window.vzEarly).toEqual([]);
});

test('the focus alone keeps nothing, as an address with a fragment sets it by itself', () => {
	focus('#card');
	expect(window.vzEarly).toEqual([]);
});

test('a part that is ready while something is still kept waits, so that nothing is overtaken', () => {
	press('#card');
	dispatchReady('#first div');
	expect(get('#first div').hasAttribute('data-ready')).toBe(false);
	expect(press('#card').defaultPrevented).toBe(true);
});

/** Loads what does it again, as the page does at the first `vz-wanted`. */
async function repeatFromNow() {
	vi.resetModules();
	await import('#early/repeat.ts');
}

test('clicks, double clicks and keys are made again once, in order, with detail and the keys that were held', async () => {
	press('#card svg, #card', 'click', { detail: 1, shiftKey: true });
	press('#card', 'click', { detail: 2 });
	press('#card', 'dblclick', { detail: 2, ctrlKey: true });
	strike('#next', 'x', { altKey: true });
	press('#other');
	follow('#first', 'click', 'dblclick', 'keydown');
	follow('#second', 'click');
	dispatchReady('#first div');
	await repeatFromNow();
	await settle();
	expect(done).toEqual([
		'card click 1 shift',
		'card click 2',
		'card dblclick 2 ctrl',
		'next keydown x alt',
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

test('a link with an action leads nowhere meanwhile, and is pressed again when the page is ready', async () => {
	expect(press('#search').defaultPrevented).toBe(true);
	get('#search').click();
	await repeatFromNow();
	follow('#search', 'click');
	dispatchReady(':root');
	await settle();
	expect(done).toEqual(['search click 0', 'search click 0']);
});

test('what is done after that goes straight to the part', async () => {
	press('#card');
	await repeatFromNow();
	dispatchReady('#first div');
	follow('#first', 'click');
	press('#next');
	expect(done).toContain('next click 0');
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

test('keys go on where an earlier key has moved the focus to', async () => {
	get('#card').focus();
	strike('#card', 'ArrowRight');
	strike('#card', 'Enter');
	press('#card', 'click', { detail: 0 });
	get('#card').addEventListener('keydown', ({ key }) => {
		if (key === 'ArrowRight') get('#next').focus();
	});
	follow('#first', 'click', 'keydown');
	await repeatFromNow();
	dispatchReady('#first div');
	await settle();
	expect(done).toEqual(['card keydown ArrowRight', 'next keydown Enter', 'next click 0']);
});

test('what a key did by itself is not done again where its part refuses it', async () => {
	get('#text').addEventListener('keydown', (event) => {
		if (event.key !== 'Enter') return;
		event.preventDefault();
		Reflect.set(get('#text'), 'value', '');
	});
	for (const [key, text] of [
		['a', 'a'],
		['Enter', 'a;'],
		['Enter', 'a;;'],
		['b', 'a;;b'],
	]) {
		strike('#text', `${key}`);
		type('#text', `${text}`);
	}
	follow('#first', 'input', 'keydown');
	await repeatFromNow();
	dispatchReady('#first div');
	await settle();
	expect(done).toEqual([
		'text keydown a',
		'text input a',
		'text keydown Enter',
		'text keydown Enter',
		'text keydown b',
		'text input b',
	]);
});

test('text that goes on after an Enter is added to what the field holds by then', async () => {
	const tasks: string[] = [];
	const field = get('#text');
	for (const [text, all] of [
		['Milk', 'Milk'],
		['Bread', 'MilkBread'],
	]) {
		type('#text', `${all}`);
		press('#send');
		expect(text).not.toBe('');
	}
	get('#send').addEventListener('click', (event) => {
		event.preventDefault();
		tasks.push(Reflect.get(field, 'value'));
		Reflect.set(field, 'value', '');
	});
	await repeatFromNow();
	dispatchReady('#first div');
	await settle();
	expect(tasks).toEqual(['Milk', 'Bread']);
});

test('React sees what was typed early, and that a text was deleted', async () => {
	const seen: string[] = [];
	document.body.innerHTML = '<astro-island component-url="c.js"></astro-island>';
	const container = get('astro-island');
	render(<Field onText={(text) => seen.push(text)} />, { container });
	type('#field', 'warp');
	type('#field', '');
	await repeatFromNow();
	dispatchReady('#field');
	await settle();
	expect(seen).toEqual(['warp', '']);
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

const keypad = '<button data-key="1">1</button><button data-key="plus">+</button>';

/** A page whose keyboard drives a calculator, with the keys that are shown before it loads. */
function openMachinePage() {
	document.body.dataset.takes = 'keydown';
	document.body.innerHTML = `<a href="#x">Skip</a><astro-island component-url="d.js">
		<div id="shell"><div id="early" data-keys>${keypad}</div></div></astro-island>`;
}

/** The calculator replaces its keys. */
function bringMachine() {
	get('#early').outerHTML = `<div id="machine" data-keys>${keypad}</div>`;
	follow('body', 'keydown', 'click');
	dispatchReady('#machine');
}

test('every key of a page that drives a machine is kept until the machine has come, and given to it in order', async () => {
	openMachinePage();
	await repeatFromNow();
	strike('#shell', '1');
	dispatchReady('#shell');
	strike('a', '2');
	press('#early [data-key="plus"]', 'click', { detail: 1 });
	strike('body', '3');
	await settle();
	bringMachine();
	await settle();
	expect(done).toEqual(['shell keydown 1', 'a keydown 2', 'plus click 1', 'body keydown 3']);
});

test('keys that come before the body has the machine in it count', async () => {
	document.body.innerHTML = '';
	document.body.dataset.takes = 'keydown';
	strike('body', '7');
	openMachinePage();
	await repeatFromNow();
	bringMachine();
	await settle();
	expect(done).toEqual(['body keydown 7']);
});

test('a machine that gives way to another takes no keys until the other is there', async () => {
	openMachinePage();
	await repeatFromNow();
	bringMachine();
	await settle();
	get('#machine').outerHTML = `<div id="early" data-keys>Loading</div>`;
	strike('body', '5');
	expect(window.vzEarly).toHaveLength(1);
	done = [];
	get('#early').outerHTML = `<div id="machine" data-keys>${keypad}</div>`;
	dispatchReady('#machine');
	await settle();
	expect(done).toEqual(['body keydown 5']);
});

test('a key that had the focus has it again, and one that was clicked has not', async () => {
	openMachinePage();
	await repeatFromNow();
	focus('#early [data-key="plus"]');
	bringMachine();
	await settle();
	expect(document.activeElement).toBe(get('#machine [data-key="plus"]'));

	openMachinePage();
	focus('#early [data-key="1"]');
	press('#early [data-key="1"]', 'click', { detail: 1 });
	strike('#early [data-key="1"]', 'Enter');
	bringMachine();
	await settle();
	expect(done.slice(-2)).toEqual(['1 click 1', 'machine keydown Enter']);
	expect(document.activeElement).toBe(document.body);
});

function get(selector: string): HTMLElement {
	const element = document.querySelector<HTMLElement>(selector);
	if (!element) throw new Error(`There is no ${selector}.`);
	return element;
}

/** Writes down what arrives: the id or key of its target, its type, its detail or key, and what was held. */
function follow(selector: string, ...types: string[]) {
	for (const type of types) {
		get(selector).addEventListener(type, note, { signal: following.signal });
	}
}

function note(event: Event) {
	const { target, type } = event;
	if (!(target instanceof HTMLElement)) return;
	const name = target.id || target.dataset.key || target.localName;
	const value =
		event instanceof KeyboardEvent
			? event.key
			: event instanceof MouseEvent
				? event.detail
				: Reflect.get(target, 'value');
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

function strike(selector: string, key: string, init: KeyboardEventInit = {}) {
	const event = trusted(
		new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key, ...init }),
	);
	get(selector).dispatchEvent(event);
	return event;
}

function type(selector: string, text: string) {
	const field = get(selector);
	Reflect.set(field, 'value', text);
	field.dispatchEvent(trusted(new InputEvent('input', { bubbles: true })));
}

function focus(selector: string) {
	get(selector).focus();
	get(selector).dispatchEvent(trusted(new FocusEvent('focusin', { bubbles: true })));
}

function dispatchReady(selector: string) {
	get(selector).dispatchEvent(new Event('vz-ready', { bubbles: true }));
}

function settle() {
	return new Promise((resolve) => setTimeout(resolve));
}
