import { moveInMenu } from '#components/behaviour/menu.ts';
import { completePopover } from './browser.ts';

beforeAll(() => document.addEventListener('keydown', moveInMenu));

beforeEach(() => {
	document.body.innerHTML = `
		<button popovertarget="menu">Extra</button>
		<ul id="menu" class="menu" popover>
			<li><a id="one" href="/1">1</a></li><li><a id="two" href="/2">2</a></li>
		</ul>`;
});

test('a menu that is unfolded in its place is not opened over the page', () => {
	const show = completePopover(find('menu'));
	press('one', 'ArrowDown');
	expect(focused()).toBe('two');
	expect(show).not.toHaveBeenCalled();
});

test.each(['Enter', 'Tab', 'Escape', 'a', ' ', 'ArrowLeft', 'ArrowRight'])(
	'%s keeps its meaning',
	(key) => {
		completePopover(find('menu'));
		expect(press('one', key).defaultPrevented).toBe(false);
		expect(focused()).toBe('one');
	},
);

function find(id: string): HTMLElement {
	const element = document.getElementById(id);
	if (!element) throw new Error(`There is no #${id}.`);
	return element;
}

function focused() {
	return document.activeElement?.id;
}

function press(id: string, key: string) {
	const element = find(id);
	element.focus();
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
	element.dispatchEvent(event);
	return event;
}
