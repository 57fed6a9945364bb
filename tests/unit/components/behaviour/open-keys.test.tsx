import { toggleKeys } from '#components/behaviour/keys/open-keys.ts';
import { find } from '#i18n/messages/find/index.ts';
import { $singleKeys } from '#stores/single-keys.ts';

const t = find.uk.shortcuts;

beforeEach(() => {
	document.documentElement.lang = 'uk';
	for (const old of document.querySelectorAll('[data-keys]')) old.remove();
});

test('it lists the keys of every page, and what the tools on this one write about theirs, once', () => {
	document.body.insertAdjacentHTML(
		'beforeend',
		'<p data-keys="focus">Arrows</p><p data-keys="page">5</p><p data-keys="focus">Arrows</p><p data-keys="page"></p><div data-first style="display: none"><p data-keys="page">Of another mode</p></div>',
	);
	toggleKeys();
	const titlesAndRows = () =>
		[...document.querySelectorAll('dialog.keys h3, dialog.keys p:not(#keys-hint)')].map(
			({ textContent }) => textContent,
		);
	const ofEveryPage = [t.everywhere, `/ ${t.or} Ctrl+K: ${t.search}`, `?: ${t.list}`];
	expect(titlesAndRows()).toEqual([...ofEveryPage, t.page, '5', t.focus, 'Arrows']);
	toggleKeys();
	expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
	for (const gone of document.querySelectorAll('[data-keys]')) gone.remove();
	toggleKeys();
	expect(titlesAndRows()).toEqual(ofEveryPage);
	toggleKeys();
});

test('its switch turns single keys off and on, and follows another tab', () => {
	toggleKeys();
	const single = document.querySelector<HTMLInputElement>('dialog.keys [role=switch]');
	expect(single?.checked).toBe(true);
	single?.click();
	expect([$singleKeys.get(), localStorage.getItem('singleKeys')]).toEqual([false, 'false']);
	localStorage.setItem('singleKeys', 'true');
	dispatchEvent(
		new StorageEvent('storage', {
			...{ key: 'singleKeys', newValue: 'true', storageArea: localStorage },
		}),
	);
	expect([$singleKeys.get(), single?.checked]).toEqual([true, true]);
	toggleKeys();
});
