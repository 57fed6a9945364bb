import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { editionVariable } from '#build/edition/edition.ts';
import { toJsonResume } from '#cv/forms/json-resume.ts';
import { isBefore } from '#lib/partial-date.ts';
import { getResume } from '#queries/resume.ts';
import { runImport } from '../../../../scripts/import/run.ts';
import { makeFolder } from '../../folder.ts';

/** Where the content is that the queries read. */
const content = vi.hoisted(() => ({ folder: '' }));

vi.mock('astro:content', async () => {
	const { toCollections } = await import('../../../fixtures/content/collections.ts');
	const { readTexts } = await import('../../../../scripts/content/tree.ts');
	return toCollections(() => readTexts(content.folder));
});

const settings = {
	...{ sample: false, startYear: 2020, repository: 'https://example.com/code' },
	shareText: { en: 'A CV' },
};

/** The export of the content of a folder. */
async function exportContent(folder: string): Promise<string> {
	mkdirSync(join(folder, 'site'), { recursive: true });
	writeFileSync(join(folder, 'site/site.json'), JSON.stringify(settings));
	content.folder = folder;
	return JSON.stringify(toJsonResume(await getResume('en', 'https://site.example/')));
}

/** Content, its export, the content made of that in an empty folder, and the export of this. */
async function goRound(first: string) {
	vi.stubEnv(editionVariable, 'private');
	const second = makeFolder();
	const resume = join(makeFolder(), 'resume.json');
	const exported = await exportContent(first);
	writeFileSync(resume, exported);
	const report = runImport([resume], second);
	const again = await exportContent(second);
	return { first: readRecords(first), second: readRecords(second), report, exported, again };
}

/** An empty list is the same as none, and the line for editors is no content. */
function withoutDefaults(key: string, value: unknown): unknown {
	return key === '$schema' || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

function readRecords(folder: string): Record<string, unknown> {
	// What the export does not carry is about the site: its settings and the categories of certificates.
	const files = globSync('**/*.json', { cwd: folder }).filter(
		(file) => !/^(site|categories)\//.test(file),
	);
	return Object.fromEntries(
		files
			.sort()
			.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'), withoutDefaults)]),
	);
}

const samples = [
	...['01-official-v1', '02-old-v0', '05-partial-dates', '16-same-names', '19-exporter'],
	...['20-languages', '23-texts-for-groups'],
];

test.each(samples)('a published file comes back as it was imported: %s', async (name) => {
	const folder = makeFolder();
	runImport([`tests/fixtures/resumes/${name}.json`], folder);
	const { first, second, report, exported, again } = await goRound(folder);
	expect(Object.keys(first).length).toBeGreaterThan(1);
	expect(second).toEqual(first);
	expect(report).not.toContain('Not imported');
	expect(again).toBe(exported);
});

const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
const words = fc.record({ en: word });
const list = fc.record({ en: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }) });
const date = fc
	.tuple(
		fc.integer({ min: 1990, max: 2024 }),
		fc.integer({ min: 1, max: 12 }),
		fc.constantFrom(4, 7, 10),
	)
	.map(([year, month, length]) => `${year}-${String(month).padStart(2, '0')}-15`.slice(0, length));
const link = word.map((name) => `https://${name.toLowerCase()}.example/`);
/** A start and an end, each of which may be unknown. */
const period = fc
	.record({ start: date, end: date }, { requiredKeys: [] })
	.filter(({ start, end }) => !start || !end || !isBefore(end, start));

/** A record with what it cannot be without, and any of its other fields. */
function known(needed: object, others: Record<string, fc.Arbitrary<unknown>>) {
	return fc
		.tuple(
			fc.record(needed as Record<string, fc.Arbitrary<unknown>>),
			fc.record(others, { requiredKeys: [] }),
			period,
		)
		.map(([must, may, dates]) => ({ must, may, dates }));
}

const document = {
	...{ number: words, grade: words, date, expires: date, description: words, issuer: words },
	verify: link,
};

const category = {
	must: { order: 1, title: { en: 'Courses' }, groups: [{ id: 'other', title: { en: 'Other' } }] },
	...{ may: {}, dates: {} },
};

/** One record of each kind: with a period where it has one. */
const records = fc.record({
	'experience/job': known(
		{ job: words },
		{
			...{ company: words, place: words, website: link, description: words },
			...{ mainDuties: list, relatedDuties: list, tasks: list },
		},
	),
	'experience/untitled': known({ company: words }, { volunteer: fc.constant(true) }),
	'projects/project': known(
		{ title: words },
		{
			...{ type: words, description: words, highlights: list, role: words, client: words },
			...{ source: link, demo: link, results: fc.constant([{ what: { en: 'Calls' }, after: 5 }]) },
			technologies: fc.uniqueArray(word, { maxLength: 3 }),
		},
	),
	'education/school': known(
		{ institution: words },
		{
			...{ programme: words, description: words, courses: list, grade: words, place: words },
			website: link,
		},
	),
	'publications/article': known({ title: words }, { date, publisher: words, summary: words }),
	'certificates/other/course': known({ title: words }, document),
	'diplomas/school/diploma': known({ title: words }, document),
	'languages/language': known({ name: words }, { level: words }),
	'languages/proved': known(
		{ name: words, title: words },
		{
			...{ level: words, number: words, grade: words, date, expires: date, issuer: words },
			verify: link,
		},
	),
	'skills/skill': known(
		{ title: words, kind: fc.constant('soft'), order: fc.constant(1) },
		{
			...{ description: words, everydayTools: fc.constant([{ name: 'Git' }]) },
		},
	),
});

test('whatever is known or not, content comes back from its export as it was', async () => {
	await fc.assert(
		fc.asyncProperty(records, async (made) => {
			const folder = makeFolder();
			runImport(['tests/fixtures/resumes/03-without-basics.json'], folder);
			const all = Object.entries({ ...made, 'categories/courses': category });
			for (const [name, { must, may, dates }] of all) {
				const hasPeriod = /^(experience|projects|education)/.test(name);
				const file = join(folder, `${name}.json`);
				mkdirSync(dirname(file), { recursive: true });
				writeFileSync(file, JSON.stringify({ ...must, ...may, ...(hasPeriod && dates) }));
			}
			const { first, second, report, exported, again } = await goRound(folder);
			expect(second).toEqual(first);
			expect(report).not.toContain('Not imported');
			expect(again).toBe(exported);
		}),
		{ numRuns: 12 },
	);
});
