import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { checkContent } from '../../../../scripts/content/check.ts';
import { isPlaceholder } from '../../../../scripts/content/placeholders.ts';
import { readJsonResume } from '../../../../scripts/import/json-resume/read.ts';
import { ImportLog } from '../../../../scripts/import/log.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';

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
	/** Each kind of record that JSON Resume has, with all its fields. */
	const whole = {
		basics: {
			name: 'Nino Beridze',
			label: 'Driver',
			email: 'nino@beridze.ge',
			summary: 'A driver of buses.',
			location: { city: 'Kutaisi', countryCode: 'GE' },
			vzir: { contacts: [{ kind: 'email', label: 'Write', url: 'mailto:nino@beridze.ge' }] },
		},
		work: [{ name: 'Depot', position: 'Driver', startDate: '2019', endDate: '2021' }],
		volunteer: [{ organization: 'Museum', position: 'Guide', startDate: '2018' }],
		education: [
			{ institution: 'School 7', area: 'Engines', startDate: '2008', endDate: '2010-06' },
		],
		projects: [
			{ name: 'Map', description: 'A map of stops.', startDate: '2020', endDate: '2021-02' },
		],
		certificates: [{ name: 'First aid', date: '2020-01-01', issuer: 'Red Cross' }],
		awards: [{ title: 'Driver of the year', date: '2021', awarder: 'City' }],
		publications: [{ name: 'On buses', releaseDate: '2020', publisher: 'Bus' }],
		languages: [{ language: 'Georgian', fluency: 'Native' }],
		references: [{ name: 'Luka', reference: 'Never late.' }],
	};
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
