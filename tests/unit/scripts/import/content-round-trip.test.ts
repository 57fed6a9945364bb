import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { editionVariable } from '#build/edition/edition.ts';
import { toJsonResume } from '#cv/forms/json-resume.ts';
import { getResume } from '#queries/resume.ts';
import { runImport } from '../../../../scripts/import/run.ts';

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

afterEach(() => {
	vi.unstubAllEnvs();
});

/** Content made of a file, its export, and the content made of that export in an empty folder. */
async function goRound(file: string) {
	vi.stubEnv(editionVariable, 'private');
	const folder = mkdtempSync(join(tmpdir(), 'vzir-round-'));
	const [first, second] = [join(folder, 'first'), join(folder, 'second')];
	runImport([file], first);
	mkdirSync(join(first, 'site'), { recursive: true });
	writeFileSync(join(first, 'site/site.json'), JSON.stringify(settings));
	content.folder = first;
	const json = toJsonResume(await getResume('en', 'https://site.example/'));
	const exported = join(folder, 'resume.json');
	writeFileSync(exported, JSON.stringify(json));
	const report = runImport([exported], second);
	const result = { first: readRecords(first), second: readRecords(second), report };
	rmSync(folder, { recursive: true });
	return result;
}

/** An empty list of technologies is the same as none. */
function withoutDefaults(key: string, value: unknown): unknown {
	return key === 'technologies' && Array.isArray(value) && value.length === 0 ? undefined : value;
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
	const { first, second, report } = await goRound(`tests/fixtures/resumes/${name}.json`);
	expect(Object.keys(first).length).toBeGreaterThan(1);
	expect(second).toEqual(first);
	expect(report).not.toContain('Not imported');
});

test.each(Array.from({ length: 25 }, (_, seed) => seed + 1))(
	'a generated person comes back with every field and no date less exact: %i',
	async (seed) => {
		const folder = mkdtempSync(join(tmpdir(), 'vzir-person-'));
		const file = join(folder, 'person.json');
		writeFileSync(file, JSON.stringify(makePerson(seed)));
		const { first, second, report } = await goRound(file);
		rmSync(folder, { recursive: true });
		expect(second).toEqual(first);
		expect(report).not.toContain('Not imported');
		expect(report).not.toContain('Imported with changes');
	},
);

/** A JSON Resume with any of its fields. The same seed makes the same person. */
function makePerson(seed: number) {
	let state = seed * 2654435761;
	const next = (below: number) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
	const word = () =>
		['Harbour', 'Łódź', 'Ökonom', 'naïve', 'R&D', '“quoted”', 'a/b', 'C++'][next(8)];
	const words = () => Array.from({ length: 1 + next(6) }, word).join(' ');
	const list = <Item>(make: () => Item, most = 3) => Array.from({ length: next(most + 1) }, make);
	const maybe = (fields: Record<string, unknown>) =>
		Object.fromEntries(Object.entries(fields).filter(() => next(3) > 0));
	const date = (year: number) =>
		[`${year}`, `${year}-0${1 + next(9)}`, `${year}-0${1 + next(9)}-1${next(9)}`][next(3)];
	const period = () => {
		const year = 1990 + next(20);
		return { startDate: date(year), ...maybe({ endDate: date(year + 1 + next(5)) }) };
	};
	const url = () => `https://example.com/${next(1000)}`;
	return {
		basics: {
			...{ name: words(), label: words(), email: 'a@example.com', summary: words() },
			...maybe({ phone: '(512) 555-0188', url: url() }),
			location: { city: 'Łódź', ...maybe({ address: words() }) },
			profiles: list(() => ({ network: 'GitHub', url: url() }), 2),
		},
		work: list(() => ({
			...{ name: words(), position: words(), ...period() },
			...maybe({ location: words(), summary: words(), url: url() }),
			highlights: list(words),
			keywords: [...new Set(list(words))],
		})),
		volunteer: list(() => ({ organization: words(), position: words(), ...period() }), 2),
		education: list(() => ({
			...{ institution: words(), area: words(), ...period() },
			...maybe({ score: '4.8 / 5', url: url() }),
		})),
		publications: list(() => ({
			...{ name: words(), releaseDate: date(2000 + next(20)) },
			...maybe({ publisher: words(), url: url(), summary: words() }),
		})),
		awards: list(() => ({
			...{ title: words(), date: date(2001) },
			...maybe({ awarder: words(), summary: words() }),
		})),
		certificates: list(() => ({ name: words(), date: date(2015), ...maybe({ issuer: words() }) })),
		skills: list(() => ({ name: words(), ...maybe({ level: words() }) })),
		languages: [{ language: 'Polish', fluency: words() }],
		interests: list(() => ({ name: words() })),
		references: list(() => ({ name: words(), reference: words() })),
		projects: list(() => ({ name: words(), description: words(), ...period() })),
	};
}
