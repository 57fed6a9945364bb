import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');
const listImports = (file: string) =>
	[...site.readText(file).matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)/g)].map(
		([, name]) => `_astro/${name}`,
	);

test('the script of the search names all files that it needs, so that they are requested together', () => {
	const [search = ''] = site.list().filter((file) => /^_astro\/open-find\.[^/]+\.js$/.test(file));
	const direct = new Set(listImports(search));
	expect(direct.size).toBeGreaterThan(5);
	const inner = [...direct].flatMap(listImports);
	expect(inner.filter((file) => !direct.has(file) && file !== search)).toEqual([]);
});

test('where all islands wait for the visitor, their start-up code does, too', () => {
	const pages = site.list().filter((file) => /\.html$/.test(file));
	const waiting = pages.flatMap((file) => {
		const html = site.readText(file);
		const islands = html.match(/<astro-island\b[^>]*>/g) ?? [];
		const wait = islands.every((island) => /\bclient="(?:near|reach)"/.test(island));
		const [, start] = /import\("\/(_astro\/start\.[^"]+)"\)/.exec(html) ?? [];
		return islands.length > 0 && wait ? [{ file, start: start ? site.readText(start) : '' }] : [];
	});
	expect(waiting.length).toBeGreaterThan(10);
	for (const { file, start } of waiting) {
		expect(start, file).toContain('islands.');
		expect(start, file).not.toContain('customElements');
	}
});

const scenes = ['couture3d', 'configurator3d', 'cube3d', 'creep3d'];
test.each(scenes)('the page of %s requests the files of its scene together', (name) => {
	const html = site.readText(`extra/graphics/${name}.html`);
	const [, start = ''] = /import\("\/(_astro\/start\.[^"]+)"\)/.exec(html) ?? [];
	expect(site.readText(start)).toMatch(/\bmount(-\w+)?\.[\w-]+\.js\b.+\bscene\./);
});

test('no scripts import each other in a circle: one of them would run before what it needs', () => {
	const files = site.list().filter((file) => /^_astro\/[^/]+\.js$/.test(file));
	const done = new Set<string>();
	function find(file: string, way: readonly string[]): string[] {
		if (way.includes(file)) return [[...way, file].join(' > ')];
		if (done.has(file)) return [];
		const found = listImports(file).flatMap((next) => find(next, [...way, file]));
		done.add(file);
		return found;
	}
	expect(files.flatMap((file) => find(file, []))).toEqual([]);
});
