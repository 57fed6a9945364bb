import { readFileSync } from 'node:fs';
import { readConfigureGlobal } from 'fast-check';
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
