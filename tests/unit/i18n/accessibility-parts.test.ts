import { readFileSync } from 'node:fs';
import { toAccessibilityParts, triedWith } from '#i18n/accessibility-parts.ts';
import { builtInLocales } from '#i18n/locales.ts';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the page of accessibility names the versions that the tests use', () => {
	const [, chromium] = triedWith.chromium.split(' ');
	const [, axe] = triedWith.axe.split(' ');
	expect(devDependencies['@sparticuz/chromium']).toMatch(new RegExp(`^${chromium}\\.`));
	expect(devDependencies['axe-core']).toMatch(new RegExp(`^${axe}\\.`));
});

test.each(builtInLocales)('in %s, every trial names what it was made with', (locale) => {
	const [tried] = toAccessibilityParts(locale);
	const { month, ...programs } = triedWith;
	const text = `${tried?.aim} ${tried?.lines.join(' ')}`;
	for (const program of Object.values(programs)) expect(text).toContain(program);
	expect(text).not.toContain('{');
	expect(text).toContain(month.slice(0, 4));
});
