import { type CompiledCv, compileCv } from '#cv/compile.ts';
import { fitCv } from '#cv/fit/fit.ts';
import { listItems } from '#cv/fit/prune.ts';
import { sortByWorth } from '#cv/fit/worth.ts';
import { toCv } from '#cv/model.ts';
import type { Locale } from '#i18n/locales.ts';
import { job, place, profile, project, sources } from '../makers.ts';
import { missingPoppler, toPdfText } from '../pdf-text.ts';

const words = 'Plans, repairs and delivers what was agreed, on the day that was agreed. ';

/** A person with so many jobs, each with ten lines. */
function person(jobs: number, locale: Locale = 'en') {
	const lines = (name: string) =>
		Array.from({ length: 5 }, (_, n) => `${name} ${n + 1}. ${words}`.trim());
	return sources({
		locale,
		profile: profile({ nativeLanguage: { text: 'Ukrainian' }, telephone: '(512) 555-0188' }),
		jobs: Array.from({ length: jobs }, (_, n) =>
			job({
				id: `job-${n}`,
				start: `${2024 - n}`,
				end: n === 0 ? undefined : `${2025 - n}`,
				job: { text: `Fitter ${n + 1}` },
				company: { text: `Yard ${n + 1}` },
				place: { text: 'Gdynia' },
				mainDuties: { lines: lines(`Duty of ${n + 1}:`) },
				tasks: { lines: lines(`Result of ${n + 1}:`) },
			}),
		),
		projects: Array.from({ length: jobs }, (_, n) =>
			project({ id: `p${n}`, description: { text: words.repeat(3).trim() } }),
		),
		education: [place({ place: { text: 'Lviv' } })],
	});
}

describe.each([1, 15])('a person with %i jobs', (jobs) => {
	test.each([1, 2] as const)('keeps to %i pages in every language', async (most) => {
		for (const locale of ['en', 'uk', 'es'] as const) {
			const { pages } = await compileCv(toCv(person(jobs, locale)), most);
			expect(pages).toBeLessThanOrEqual(most);
		}
	});
});

describe('one page of fifteen jobs', () => {
	const whole = toCv(person(15));
	let fitted: CompiledCv;
	beforeAll(async () => {
		fitted = await compileCv(whole, 1);
	});

	test('has the newest job with its best lines, and old ones without', () => {
		const [newest, ...older] = fitted.cv.experience.jobs;
		expect(newest?.parts.flatMap(({ list }) => list.lines)[0]).toContain('Duty of 1: 1.');
		expect(older.length).toBeGreaterThan(3);
		expect(older.at(-1)?.parts).toEqual([]);
		const names = fitted.cv.experience.jobs.map(({ job: { text } }) => text);
		expect(names).toEqual(names.map((_, n) => `Fitter ${n + 1}`));
	});

	test('is the same to the byte when it is made again', async () => {
		const again = await compileCv(whole, 1);
		expect(Buffer.compare(Buffer.from(again.pdf), Buffer.from(fitted.pdf))).toBe(0);
	});

	test.skipIf(missingPoppler)('programs read its title, company and place apart', () => {
		for (const order of ['stream', 'reading'] as const) {
			const text = toPdfText(fitted.pdf, order);
			expect(text).toContain('Fitter 1 · Yard 1 · Gdynia');
			expect(text).toMatch(/Economics · University · Lviv/);
			expect(text).toContain('(512) 555-0188');
		}
	});
});

test('a last page of a few lines is closed up', () => {
	const whole = toCv(person(2));
	const lengths: Record<number, number> = { 1: 1.05, 0.95: 1.01, 0.9: 0.97 };
	const { cv, density } = fitCv(whole, 2, (_, closeness) => toMeasure(lengths[closeness] ?? 0));
	expect([cv, density]).toEqual([whole, 0.9]);
});

test('an entry is worth more than each of its parts, and a tagged entry more than another', () => {
	const items = sortByWorth(listItems(toCv(person(3))));
	for (const [at, { kind, entry }] of items.entries()) {
		const inner = items.slice(at).filter((item) => item.inside === kind && item.entry === entry);
		expect(inner).toEqual([]);
	}
	const variant = { id: 'web', title: { text: 'Web' } };
	const projects = [project(), project(), project({ tags: ['web'] })];
	const [least] = sortByWorth(
		listItems(toCv(sources({ variant, projects }))).filter(({ kind }) => kind === 'project'),
	);
	expect(least?.entry).toBe(1);
});

function toMeasure(length: number) {
	return { pages: Math.ceil(length), filled: length - Math.floor(length) };
}
