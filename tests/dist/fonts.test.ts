import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');
const font = /@font-face\{[^}]*\}/g;
/** Regular faces of the device; their bold is not made by the browser (`font-synthesis-weight`). */
const isRegular = /src:local\("(?![^"]* Bold")/;
const isDisplay = /font-family:"?Display"?[;}]/;

test('every face names its weight: without one Firefox takes a bold file for a regular one, and makes its letters bolder and wider', () => {
	const faces = site
		.list()
		.filter((name) => /\.(?:html|css)$/.test(name))
		.flatMap((file) => [...new Set(site.readText(file).match(font))].map((rule) => [file, rule]));
	expect(faces.length).toBeGreaterThan(100);
	const weightless = faces.filter(
		([, rule = '']) => !rule.includes('font-weight:') && !isRegular.test(rule),
	);
	expect(weightless.map(([file, rule = '']) => `${file}: ${rule.slice(0, 80)}`)).toEqual([]);
});

test('on a phone no page requests a font before its first paint: the two would share a slow line', () => {
	const pages = site.list().filter((name) => name.endsWith('.html'));
	const early = pages.flatMap((file) => {
		const html = site.readText(file);
		const preloads = html.match(/<link[^>]* as="font"[^>]*>/g) ?? [];
		const styles = html.match(/<style>[^<]*url\([^)]*woff2\)/g) ?? [];
		return [...preloads.filter((tag) => !tag.includes('media="(width >= 900px)"')), ...styles].map(
			(tag) => `${file}: ${tag.slice(0, 90)}`,
		);
	});
	expect(early).toEqual([]);
	const waiting = pages.filter((file) => site.readText(file).includes('data-files='));
	expect(waiting.length).toBeGreaterThan(150);
});

test('on pages that make the display font ready, no other rule comes before it: the script reads no further', () => {
	const late: string[] = [];
	let ready = 0;
	for (const file of site.list().filter((name) => name.endsWith('.html'))) {
		const html = site.readText(file);
		if (!html.includes('new FontFace(`Display`')) continue;
		const faces = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
		const first = faces.flatMap((css) => /^(?:@font-face\{[^}]*\})*/.exec(css)?.[0] ?? '');
		const count = (styles: string[]) =>
			styles.flatMap((css) => css.match(font) ?? []).filter((face) => isDisplay.test(face)).length;
		ready += count(first);
		if (count(first) === 0 || count(first) < count(faces)) late.push(file);
	}
	expect(late).toEqual([]);
	expect(ready).toBeGreaterThan(0);
});
