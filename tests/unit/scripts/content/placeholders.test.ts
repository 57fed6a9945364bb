import type { Locale } from '#i18n/locales.ts';
import { checkContent } from '../../../../scripts/content/check.ts';
import { isPlaceholder } from '../../../../scripts/content/placeholders.ts';
import { readJsonResume } from '../../../../scripts/import/json-resume/read.ts';
import { ImportLog } from '../../../../scripts/import/log.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';
// Each kind of record that JSON Resume has, with all its fields.
import whole from '../../../fixtures/content/resume.json' with { type: 'json' };

/*
 * What a command writes in place of the author's words stops the build: there are as many mistakes as there are stand-ins.
 */
function findStandIns(texts: ReadonlyMap<string, string>) {
	return checkContent({ ...goodTree(), texts: new Map(texts) }).mistakes.filter(
		({ kind }) => kind === 'placeholder',
	);
}

test('the good content has none', () => {
	expect(findStandIns(goodTree().texts)).toEqual([]);
});

describe('an import', () => {
	const fields = listFields(whole);

	test.each(['en', 'uk'])('without one field, with several and without any: %s', (locale) => {
		expect(fields.length).toBeGreaterThan(30);
		const few = fields.filter((_, at) => at % 2 === 0);
		for (const left of [...fields.map((field) => [field]), few, fields, []]) {
			const { missing, found } = importWithout(left, locale as Locale);
			expect(found, left.join(', ')).toHaveLength(missing.length);
			expect(missing.filter(({ value }) => !isPlaceholder(value))).toEqual([]);
		}
		if (locale === 'en') expect(importWithout([], 'en').missing).toEqual([]);
	});

	function importWithout(left: readonly string[], locale: Locale) {
		const resume = structuredClone(whole);
		for (const path of left) remove(resume, path.split('.'));
		const log = new ImportLog();
		const { files } = readJsonResume(resume, locale, log, []);
		const texts = [...files].map(
			([path, record]) => [`${path}.json`, JSON.stringify(record)] as const,
		);
		return { missing: log.missing, found: findStandIns(new Map(texts)) };
	}
});

/** @example listFields({ a: [{ b: 1 }] }) // ['a.0.b'] */
function listFields(value: unknown, path: readonly string[] = []): string[] {
	if (typeof value !== 'object' || value === null) return [path.join('.')];
	return Object.entries(value).flatMap(([name, inner]) => listFields(inner, [...path, name]));
}

function remove(value: unknown, [name = '', ...rest]: readonly string[]) {
	const group = value as Record<string, unknown>;
	if (rest.length === 0) delete group[name];
	else remove(group[name], rest);
}
