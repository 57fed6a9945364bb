import { globSync, readFileSync } from 'node:fs';

/** An empty field takes the number on the display, as its hint says. */
const takesNothing = 'calculator/accounting/LineEditor';

test('each form is tested with a blank text', () => {
	const tests = globSync('tests/unit/islands/**/*.test.tsx').map((file) =>
		readFileSync(file, 'utf8'),
	);
	const names = [...tests.join('').matchAll(/testBlank\(\s*'([\w/]+)'/g)].map(([, name]) => name);
	const files = globSync('src/{islands,components,pages,layouts}/**/*.{tsx,astro}').filter((file) =>
		readFileSync(file, 'utf8').includes('<form'),
	);
	const forms = files.map((file) => file.replace(/^src\/(islands\/)?|\.\w+$/g, ''));
	expect(names.toSorted()).toEqual(forms.filter((form) => form !== takesNothing).toSorted());
});
