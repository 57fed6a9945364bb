import { expect, test } from 'vitest';
import { hasTool } from '#tools/registry.ts';
import { check, testReports } from '../../../fixtures/content/check.ts';
import {
	category,
	iqTest,
	project,
	site,
	skill,
	specialCertificates,
	technology,
} from '../../../fixtures/content/good-tree.ts';

testReports([
	[
		'a special certificate that does not exist',
		{
			'site/site.json': site({
				specialCertificates: ['pm/leading-team', ...specialCertificates.slice(1)],
			}),
		},
	],
	[
		'a diploma of a group that does not exist',
		{
			'categories/other.json': category({
				order: 2,
				groups: [{ id: 'other', diploma: 'provider/frontend' }],
			}),
		},
	],
	[
		'a tag that is no short version of the CV',
		{
			'site/site.json': site({ variants: [{ id: 'frontend', title: { en: 'Front end' } }] }),
			'projects/dance-school.json': project({ tags: ['fronted'] }),
		},
	],
	['a diploma of a school that is not described', { 'education/provider.json': undefined }],
	[
		'a skill with a technology that no project uses',
		{ 'skills/scripts.json': skill({ technologies: ['Typescript'] }) },
	],
	[
		'a technology whose package is not installed',
		{ 'technologies/react.json': technology({ package: 'raect' }) },
	],
	[
		'a demo on a page that does not exist',
		{ 'projects/dance-school.json': project({ demo: '/experiance' }) },
	],
	...(hasTool('calculator')
		? ([['a list of tools that is none', { 'site/site.json': site({ extra: 'none' }) }]] as const)
		: []),
	[
		'an address with a language',
		{ 'projects/dance-school.json': project({ demo: '/uk/experience' }) },
	],
	[
		'a place on a page and a search are parts of the address',
		{ 'projects/dance-school.json': project({ demo: '/skills?city=Kyiv#table' }) },
	],
	[
		'a file of the folder public that does not exist',
		{
			'iq/iq.json': iqTest({
				report: {
					en: '/assets/iq/report-en.pdf',
					uk: '/assets/iq/report-ua.pdf',
					es: '/assets/iq/report-en.pdf',
				},
			}),
		},
	],
	[
		'an end before the start',
		{ 'projects/dance-school.json': project({ start: '2021-03', end: '2021-02' }) },
	],
	[
		'an end is not compared with a start that is no date',
		{ 'projects/dance-school.json': project({ start: '2021-13', end: '2021-02' }) },
	],
]);

test.runIf(hasTool('rates'))('a demo of a tool that the site leaves out', () => {
	const demo = project({ demo: '/extra/rates' });
	const checkWith = (extra: unknown) =>
		check({ 'projects/dance-school.json': demo, 'site/site.json': site({ extra }) });
	expect(checkWith([])).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:23:10  demo
		  "/extra/rates" belongs to a tool that "extra" in site.json leaves out. Add "rates" to "extra", or remove this.
		  Found:    "/extra/rates"
		  Expected: something that the site has
		  Example:  "extra": ["rates"]

		1 mistake in 1 file."
	`);
	expect(checkWith(['rates'])).toBe('0 mistakes in 0 files.');
});
