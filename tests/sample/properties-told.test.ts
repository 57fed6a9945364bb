import { readFileSync } from 'node:fs';
import { readConfigureGlobal } from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '#i18n/format-number.ts';
import { builtInLocales } from '#i18n/locales.ts';

const read = (file: string) => readFileSync(file, 'utf8');

test('texts about random tests name as many runs as there are', () => {
	const runs = readConfigureGlobal().numRuns ?? 0;
	for (const locale of builtInLocales) {
		expect(read(`src/content/case-studies/calculator/${locale}.mdx`)).toContain(
			`${formatNumber(locale, runs)} `,
		);
	}
	expect(runs).toBe(5000);
	expect(read('src/content/case-studies/todo/en.mdx')).toContain('five thousand such runs');
});

test('the tests have the lengths that their stories name', () => {
	const windows = read('tests/unit/tools/calculator/standard/windows.test.ts');
	expect(windows).toContain('fc.array(key, { maxLength: 40 })');
	expect(read('src/content/case-studies/calculator/en.mdx')).toContain('up to forty keys');
	const tabs = read('tests/unit/browser/records/record-store.test.ts');
	expect(tabs).toContain('fc.array(step, { maxLength: 60 })');
	const story = read('src/content/case-studies/todo/en.mdx');
	expect(story).toContain('up to sixty steps');
	expect(story).toContain('a stand-in of less than seventy lines');
	expect(read('tests/unit/browser/records/two-tabs.ts').split('\n').length).toBeLessThanOrEqual(70);
});
