import { BuiltSite } from '../built-site.ts';

const site = new BuiltSite('dist');
/** What Safari took before 26.2 (`text-decoration` in mdn/browser-compat-data): with more, it leaves the line out. */
const lineAlone = /^(?:none|inherit|underline|line-through)$/;

// Read where minifiers are done: they join four properties into the short one again.
test('a line under words has no colour, width or style in the short property', () => {
	const written = new Set<string>();
	for (const file of site.list().filter((name) => /\.(?:html|css|js)$/.test(name))) {
		for (const [, value = ''] of site
			.readText(file)
			.matchAll(/[;{\s]text-decoration:\s*([^;}"']+)/g)) {
			written.add(value.trim());
		}
	}
	expect(written.size).toBeGreaterThan(0);
	expect([...written].filter((value) => !lineAlone.test(value))).toEqual([]);
});

test('letters keep their size in a phone turned sideways, by the name that iPhones know', () => {
	// The frame of the sandbox shows nothing.
	const pages = site.list().filter((name) => /(?<!sandbox)\.html$/.test(name));
	const without = pages.filter(
		(file) => !site.readText(file).includes('-webkit-text-size-adjust:100%'),
	);
	expect(pages.length).toBeGreaterThan(0);
	expect(without).toEqual([]);
});
