import { expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { check } from '../../../fixtures/content/check.ts';
import {
	certificate,
	goodTree,
	site,
	skill,
	slide,
	specialCertificates,
	words,
} from '../../../fixtures/content/good-tree.ts';

test('the same file name in two groups is no mistake', () => {
	const tree = goodTree(
		{
			'certificates/pm/basics.json': certificate({ grade: 'A' }),
			'certificates/other/basics.json': certificate({ grade: 'B' }),
		},
		{},
	);
	const assets = new Set([
		...tree.assets,
		'documents/pm-basics.webp',
		'documents/other-basics.webp',
	]);
	expect(checkContent({ ...tree, assets }).mistakes).toEqual([]);
});

test('two entries in one place of their list', () => {
	expect(
		check({ 'slides/02-wool.json': slide({ caption: words('Wool', 'Вовна', 'Lana') }) }),
	).toMatchInlineSnapshot(`
		"src/content/slides/02-wool.json:2:11  order
		  "slides/01-linen.json" already has position 1. Choose another number.
		  Found:    1
		  Expected: a position that no other entry in the list has
		  Example:  "order": 2

		1 mistake in 1 file."
	`);
});

test('a hard and a soft skill may have the same place', () => {
	const text = skill({ kind: 'soft', technologies: [] });
	expect(check({ 'skills/talks.json': text })).toBe('0 mistakes in 0 files.');
});

test('two certificates with one number', () => {
	const number = 'HT-2021-04417';
	expect(
		check({
			'certificates/pm/agile-delivery.json': certificate({ number, grade: 'A' }),
			'certificates/pm/leading-teams.json': certificate({ number, grade: 'B' }),
		}),
	).toMatchInlineSnapshot(`
		"src/content/certificates/pm/agile-delivery.json:7:12  number
		  "certificates/pm/leading-teams.json" already has the number "HT-2021-04417". Write the number printed on this document.
		  Found:    "HT-2021-04417"
		  Expected: a registration number that no other document has
		  Example:  "number": "AB-2024-00017"

		1 mistake in 1 file."
	`);
});

test('the two sides of a diploma share a number', () => {
	const tree = goodTree({
		'diplomas/provider/back.json': certificate({ number: 'P-1', side: 'back' }),
	});
	const assets = new Set([...tree.assets, 'documents/provider-back.webp']);
	expect(checkContent({ ...tree, assets }).mistakes).toEqual([]);
});

test('a special certificate named twice', () => {
	const names = [...specialCertificates.slice(0, 5), 'pm/leading-teams'];
	expect(check({ 'site/site.json': site({ specialCertificates: names }) })).toMatchInlineSnapshot(`
		"src/content/site/site.json:16:3  specialCertificates[5]
		  "pm/leading-teams" appears twice in this list. Delete or replace one of them.
		  Found:    "pm/leading-teams"
		  Expected: each name once
		  Example:  ["pm/leading-teams", "other/negotiation"]

		1 mistake in 1 file."
	`);
});
