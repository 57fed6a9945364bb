import { saveLanguage } from '#early/save-language.ts';

beforeAll(() => saveLanguage());
beforeEach(() => {
	localStorage.clear();
	document.body.innerHTML = `
		<ul id="languages"><li><a hreflang="uk" href="#uk"><b>Українська</b></a></li></ul>
		<a id="other" hreflang="es" href="#es">A paper in Spanish</a>`;
});

test('the language of a link of the menu is saved as the link is followed', () => {
	expect(click('#languages b').defaultPrevented).toBe(false);
	expect(localStorage.getItem('user-locale')).toBe('uk');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s the page opens elsewhere', (key) => {
	click('#languages a', { [key]: true });
	expect(localStorage.getItem('user-locale')).toBeNull();
});

test('other links in a language change nothing', () => {
	click('#other');
	expect(localStorage.getItem('user-locale')).toBeNull();
});

test('a storage that is blocked does not stop the link', () => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new Error('blocked');
	});
	expect(click('#languages a').defaultPrevented).toBe(false);
});

function click(selector: string, keys: MouseEventInit = {}) {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
	document.querySelector(selector)?.dispatchEvent(event);
	return event;
}
