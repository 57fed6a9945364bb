import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toJsonResume } from '#cv/forms/json-resume.ts';
import type { Category } from '#queries/categories.ts';
import { readJsonResume } from '../../../../scripts/import/json-resume/read.ts';
import { ImportLog } from '../../../../scripts/import/log.ts';
import { runImport } from '../../../../scripts/import/run.ts';
import { job, paper, place, profile, sources } from '../../cv/makers.ts';
import { readContent } from './imported.ts';

let folder = '';

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'vzir-round-trip-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Fields that the sample does not have. */
test('what few people have comes back from an export as it was', () => {
	const resume = sources({
		profile: profile({
			telephone: '(512) 555-0188 ext. 7',
			birthDate: '1990',
			interests: { lines: ['Orienteering', 'Restoring radios'] },
		}),
		jobs: [
			job({
				start: '2016',
				end: '2019-03',
				place: { text: 'Lviv, Ukraine' },
				description: { text: 'A carrier with 120 lorries.' },
			}),
			job({ id: 'first-aid', volunteer: true, start: '2012-05', end: undefined }),
		],
		education: [place({ start: '2008', end: '2012', grade: { text: '4.8 / 5' } })],
		totals: {
			categories: [],
			diplomas: [],
			certificates: [
				paper({
					id: 'other/first-aid',
					number: undefined,
					grade: undefined,
					date: '2022-02',
					expires: '2027',
					description: { text: 'Two days of practice.' },
				}),
			],
		},
		languages: [],
	});
	const file = join(folder, 'resume.json');
	writeFileSync(file, JSON.stringify(toJsonResume(resume)));
	const report = runImport([file], join(folder, 'content'));
	const content = readContent(join(folder, 'content'));

	expect(content.get('profile/profile.json')).toMatchObject({
		telephone: '(512) 555-0188 ext. 7',
		birthDate: '1990',
		interests: { en: ['Orienteering', 'Restoring radios'] },
	});
	expect(content.get('experience/engineer.json')).toMatchObject({
		start: '2016',
		end: '2019-03',
		place: { en: 'Lviv, Ukraine' },
		description: { en: 'A carrier with 120 lorries.' },
		mainDuties: { en: ['Planning'] },
	});
	expect(content.get('experience/engineer.json')).not.toHaveProperty('volunteer');
	expect(content.get('experience/first-aid.json')).toMatchObject({
		start: '2012-05',
		volunteer: true,
		company: { en: 'Example Ltd' },
	});
	expect(content.get('education/university.json')).toMatchObject({
		start: '2008',
		end: '2012',
		grade: { en: '4.8 / 5' },
	});
	const certificate = content.get('certificates/other/first-aid.json');
	expect(certificate).toMatchObject({
		date: '2022-02',
		expires: '2027',
		description: { en: 'Two days of practice.' },
	});
	expect(certificate).not.toHaveProperty('number');
	expect(certificate).not.toHaveProperty('grade');
	expect(report).not.toContain('Not imported');
	expect(report).not.toContain('Imported with changes');
});

test('dates come back as exact as they were, and nothing is reported about them', () => {
	const day = fc
		.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
		.map((date) => date.toISOString().slice(0, 10));
	const length = fc.constantFrom(4, 7, 10);
	fc.assert(
		fc.property(day, day, length, length, (a, b, first, last) => {
			const [begun = '', ended = ''] = [a, b].sort();
			const [start, end] = [begun.slice(0, first), ended.slice(0, last)];
			const log = new ImportLog();
			const resume = sources({ jobs: [job({ start, end })], education: [], languages: [] });
			const { files } = readJsonResume(toJsonResume(resume), 'en', log, []);
			expect(files.get('experience/engineer')).toMatchObject({ start, end });
			expect(log.changed).toEqual([]);
		}),
	);
});

test('categories of certificates come back with their groups, words and order', () => {
	const nursing: Category = {
		id: 'nursing',
		path: '/certificates/nursing',
		title: 'Nursing',
		words: { title: { text: 'Nursing' }, thread: { text: 'care' } },
		order: 3,
		lead: { text: 'Since my first year.' },
		picture: 'categories/nursing.webp',
		sortable: true,
		groups: [
			{
				id: 'wound-care',
				title: 'Wound care',
				words: { text: 'Wound care' },
				keywords: ['Dressings'],
				diploma: 'college/nurse',
				documents: [],
			},
		],
		certificates: [],
	};
	const driving: Category = {
		...nursing,
		id: 'driving',
		title: 'Driving',
		words: { title: { text: 'Driving' } },
		order: 4,
		lead: undefined,
		picture: undefined,
		sortable: false,
		groups: [{ id: 'driving', title: 'Driving', keywords: [], documents: [] }],
	};
	const totals = {
		categories: [nursing, driving],
		diplomas: [],
		certificates: [paper({ id: 'wound-care/burns' }), paper({ id: 'driving/lorries' })],
	};
	const file = join(folder, 'resume.json');
	writeFileSync(
		file,
		JSON.stringify(toJsonResume(sources({ totals, education: [], languages: [] }))),
	);
	const report = runImport([file], join(folder, 'content'));
	const content = readContent(join(folder, 'content'));
	expect(report).not.toContain('Not imported');
	expect(content.get('categories/nursing.json')).toEqual({
		$schema: '../../../schemas/json/category.json',
		order: 3,
		title: { en: 'Nursing' },
		lead: { en: 'Since my first year.' },
		picture: 'categories/nursing.webp',
		thread: { en: 'care' },
		sortable: true,
		groups: [
			{
				id: 'wound-care',
				title: { en: 'Wound care' },
				keywords: ['Dressings'],
				diploma: 'college/nurse',
			},
		],
	});
	expect(content.get('categories/driving.json')).toEqual({
		$schema: '../../../schemas/json/category.json',
		order: 4,
		title: { en: 'Driving' },
	});
	expect([...content.keys()].filter((path) => path.startsWith('categories/'))).toHaveLength(2);
});
