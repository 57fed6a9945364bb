import { createContext, runInContext } from 'node:vm';
import { toInlineScript } from '#build/bundle/inline-script.ts';
import { applySavedSettings } from '#early/first-paint.ts';
import { pickNotFoundLanguage } from '#early/not-found-language.ts';

const saved = { theme: 'dark', 'user-locale': 'ua' };

test('the script of every page does its work in a page where there is nothing else', () => {
	const page = run(toInlineScript(applySavedSettings), saved);
	expect(page.root).toMatchObject({ dataset: { theme: 'dark' }, hidden: false });
	expect(page.left).toEqual([]);
});

test('the script of the 404 page shows the language of the address', () => {
	const script = toInlineScript(pickNotFoundLanguage, { base: '', titles: { es: 'No está' } });
	const page = run(script, {}, '/es/nada');
	expect(page.root.lang).toBe('es');
	expect(page.title()).toBe('No está');
});

test('what is given to a script cannot end it', () => {
	const script = toInlineScript(pickNotFoundLanguage, { base: '', titles: { es: '</script>' } });
	expect(script).not.toContain('</script');
});

function run(script: string, stored: Record<string, string>, pathname = '/projects') {
	const left: string[] = [];
	const root = { classList: { add() {} }, dataset: {}, hidden: false, lang: 'en' };
	const document = {
		documentElement: root,
		referrer: '',
		title: '',
		querySelector: () => null,
		addEventListener() {},
	};
	runInContext(
		script,
		createContext({
			document,
			localStorage: { getItem: (key: string) => stored[key] ?? null },
			performance: { getEntriesByType: () => [{ type: 'navigate' }] },
			location: {
				origin: 'https://site.example',
				pathname,
				search: '?q=1',
				hash: '#top',
				replace: (address: string) => left.push(address),
			},
		}),
	);
	return { root, left, title: () => document.title };
}
