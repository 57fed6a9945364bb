import { locales } from '#i18n/locales.ts';
import { parseFindIndex } from '#lib/find/record.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');
const files = new Set(site.list());
const anchors = new Map<string, Set<string>>();

test.each(locales)(
	'%s: every result of the search leads to a page or a file, and to its place there',
	(locale) => {
		const index = parseFindIndex(JSON.parse(site.readForm(locale, '/find.json')));
		expect(index?.records.length).toBeGreaterThan(0);
		const lost = index?.records.flatMap(({ href, picture, verify }) =>
			[href, picture, verify].filter(
				(address) => address.startsWith('/') && !exists(new URL(address, 'https://site.example')),
			),
		);
		expect(lost).toEqual([]);
	},
);

function exists({ pathname, hash }: URL): boolean {
	const path = pathname === '/' ? '/index' : pathname;
	const file = [`${path.slice(1)}.html`, path.slice(1)].find((name) => files.has(name));
	return file !== undefined && (hash === '' || readAnchors(file).has(hash.slice(1)));
}

function readAnchors(file: string): Set<string> {
	const known =
		anchors.get(file) ??
		new Set([...site.readText(file).matchAll(/ id="?([^\s">]+)/g)].map(([, id = '']) => id));
	anchors.set(file, known);
	return known;
}
