import { testReports } from '../../../fixtures/content/check.ts';
import {
	certificate,
	profile,
	project,
	skill,
	slide,
	technology,
	words,
} from '../../../fixtures/content/good-tree.ts';

testReports([
	['a missing field', { 'projects/dance-school.json': project({ title: undefined }) }],
	[
		'a missing text of one language',
		{ 'projects/dance-school.json': project({ title: { uk: 'Школа танців' } }) },
	],
	[
		'a misspelt field names the one that was meant',
		{ 'certificates/pm/leading-teams.json': certificate({ gradee: '5', date: '2022-10-22' }) },
	],
	[
		'a misspelt language inside a text',
		{
			'projects/dance-school.json': project({ title: { en: 'Dance school', ua: 'Школа танців' } }),
		},
	],
	[
		'a day that the calendar does not have',
		{ 'certificates/pm/leading-teams.json': certificate({ date: '2023-02-30' }) },
	],
	[
		'a date in the order of another country',
		{ 'projects/dance-school.json': project({ start: '03.2021' }) },
	],
	['a number in quotes', { 'technologies/react.json': technology({ order: '3' }) }],
	['a word that is not allowed', { 'skills/scripts.json': skill({ kind: 'difficult' }) }],
	['both a package and a version', { 'technologies/react.json': technology({ version: '19' }) }],
	['a missing alternative text', { 'slides/01-linen.json': slide({ alt: undefined }) }],
	[
		'an empty alternative text',
		{ 'slides/01-linen.json': slide({ alt: words(' ', 'Лляна сорочка.') }) },
	],
	['an unsafe link', { 'projects/dance-school.json': project({ demo: 'javascript:alert(1)' }) }],
	[
		'a place of before it was divided into town and country',
		{ 'profile/profile.json': profile({ town: undefined, place: words('Kyiv, Ukraine') }) },
	],
	['a country by its name', { 'profile/profile.json': profile({ country: 'Spain' }) }],
	['a file that holds no fields', { 'projects/dance-school.json': '[]' }],
]);
