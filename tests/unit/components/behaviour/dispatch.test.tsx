import { keepEarly, waiting } from '#early/keep.ts';
import { $ranking } from '#stores/panels.ts';
import { $photoIndex } from '#stores/photo.ts';
import { $theme } from '#stores/theme.ts';
import { $viewMode } from '#stores/view-mode.ts';
import { askSelectorsAnew } from '../../early/fresh-selectors.ts';
import { completeBrowser } from './browser.ts';

const root = document.documentElement;

beforeAll(async () => {
	completeBrowser();
	askSelectorsAnew();
	document.body.innerHTML = '<a data-click="find" href="/">Search</a>';
	root.classList.add('js');
	keepEarly(waiting);
	await import('#components/behaviour/dispatch.ts');
});

beforeEach(() => {
	vi.spyOn(window, 'open').mockImplementation(vi.fn().mockReturnValue(null));
	vi.spyOn(location, 'assign').mockImplementation(() => {});
});

afterEach(() => {
	$theme.set('system');
	$viewMode.set('normal');
	$photoIndex.set(-1);
	$ranking.set(false);
});

test('the search icon is a button of a dialog before the visitor does anything', () => {
	const icon = document.querySelector('a');
	expect([icon?.role, icon?.ariaHasPopup]).toEqual(['button', 'dialog']);
	expect(root.hasAttribute('data-ready')).toBe(false);
});

test('what is pressed before its code is there is carried out when it is', async () => {
	expect(root.hasAttribute('data-ready')).toBe(false);
	await click('<button data-click="theme">Theme</button>');
	await vi.waitFor(() => expect($theme.get()).toBe('light'));
	expect(root.hasAttribute('data-ready')).toBe(true);
});

describe('developer ranking', () => {
	const buttons = `<div><button id="show" data-click="ranking">Show</button>
		<button id="hide" data-click="ranking">Hide</button></div>`;

	test('it is shown, which is remembered, and the focus goes to the button that takes the place of the pressed one', async () => {
		await click(buttons, { on: '#show' });
		expect(document.activeElement?.id).toBe('hide');
		expect([root.dataset.ranking, localStorage.getItem('isCodersrankSummaryVisible')]).toEqual([
			'true',
			'true',
		]);
		await click(buttons, { on: '#hide' });
		expect(document.activeElement?.id).toBe('show');
	});
});

interface Press extends MouseEventInit {
	/** What exactly is pressed; the first element otherwise. */
	on?: string;
	type?: 'click' | 'dblclick';
}

async function click(html: string, { on = '*', type = 'click', ...init }: Press = {}) {
	document.body.innerHTML = html;
	const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
	document.body.querySelector(on)?.dispatchEvent(event);
	await vi.dynamicImportSettled();
	return event;
}
