import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { toIsoDay, toIsoMonth } from '../../../../scripts/content/fix/dates.ts';
import { fixContent, printFixes } from '../../../../scripts/content/fix/fix.ts';
import { goodTree, project } from '../../../fixtures/content/good-tree.ts';

const file = 'projects/dance-school.json';
const $schema = '../../../schemas/json/project.json';

describe('what is beyond doubt is corrected', () => {
	test.each([
		['a byte order mark', `\uFEFF${project({ $schema })}`],
		['line ends of Windows', project({ $schema }).replaceAll('\n', '\r\n')],
		['spaces around a text', project({ $schema, title: { en: ' Dance school \n', uk: 'Школа ' } })],
		['an invisible character', project({ $schema, title: { en: 'Dance\u0007 school' } })],
		['a month with a dot', project({ $schema, start: '2021.03' })],
		['a month before the year', project({ $schema, start: '03.2021' })],
		['a month as a word', project({ $schema, start: 'March 2021' })],
		['a field in a wrong case', project({ $schema }).replace('"type"', '"Type"')],
		['a field one letter off', project({ $schema }).replace('"technologies"', '"technologie"')],
		['a field inside a group', project({ $schema }).replace('"uk"', '"ua"')],
		['a wrong path to the schema', project({ $schema: 'project.json' })],
	])('%s', (_, text) => {
		const tree = goodTree({ [file]: text });
		const fixes = fixContent(tree).filter((fix) => fix.file === file);
		expect(fixes[0]?.changes.length).toBeGreaterThan(0);
		const after = goodTree({ [file]: fixes[0]?.text });
		expect(checkContent(after).mistakes).toEqual([]);
		expect(fixContent(after).filter((fix) => fix.file === file)).toEqual([]);
	});

	test('the line "$schema" is put in, and nothing else of the file moves', () => {
		const [fix] = fixContent(goodTree({ [file]: project() })).filter((fix) => fix.file === file);
		expect(fix?.text).toBe(project().replace('{\n', `{\n\t"$schema": "${$schema}",\n`));
	});

	test('all of it at once, and every change is reported', () => {
		const text = `\uFEFF${project({ start: '03.2021 ' }).replace('"end"', '"edn"')}`;
		const fixes = fixContent(goodTree({ [file]: text })).filter((fix) => fix.file === file);
		expect(printFixes(fixes)).toBe(
			[
				'Fixed: 4',
				`  src/content/${file}: removed the byte order mark`,
				`  src/content/${file}: renamed the field "edn" to "end"`,
				`  src/content/${file}: added the line "$schema"`,
				`  src/content/${file}: start changed from "03.2021 " to "2021-03"`,
			].join('\n'),
		);
	});
});

describe('what is in doubt is left', () => {
	test.each([
		['a file that cannot be read', '{ "title": '],
		['letters that are not UTF-8', `\uFEFF${project({ $schema, type: { en: '\uFFFD' } })}`],
		['a name that is like two', project({ $schema }).replace('"uk"', '"ek"')],
		['a name whose right form is there too', project({ $schema, strat: '2021-04' })],
		['a name that is like none', project({ $schema, colour: 'red' })],
		['a month that does not exist', project({ $schema, start: '13.2021' })],
	])('%s', (_, text) => {
		expect(fixContent(goodTree({ [file]: text })).filter((fix) => fix.file === file)).toEqual([]);
	});
});

test.each([
	['2024.03.05', '2024-03-05'],
	['2024/3/5', '2024-03-05'],
	['05.03.2024', '2024-03-05'],
	['5.3.2024', '2024-03-05'],
	['25/03/2024', '2024-03-25'],
	['03/25/2024', '2024-03-25'],
	['5 March 2024', '2024-03-05'],
	['5 Mar. 2024', '2024-03-05'],
	['March 5, 2024', '2024-03-05'],
	['5 березня 2024 р.', '2024-03-05'],
	['5 de marzo de 2024', '2024-03-05'],
	['2024-03-05', '2024-03-05'],
	['03/04/2024', undefined],
	['31.02.2024', undefined],
	['2024', undefined],
	['spring 2024', undefined],
	['5 Ma 2024', undefined],
])('%s is the day %s', (text, day) => {
	expect(toIsoDay(text)).toBe(day);
});

test.each([
	['2024.03', '2024-03'],
	['3/2024', '2024-03'],
	['березень 2024', '2024-03'],
	['marzo de 2024', '2024-03'],
	['2024.13', undefined],
	['2024', undefined],
])('%s is the month %s', (text, month) => {
	expect(toIsoMonth(text)).toBe(month);
});
