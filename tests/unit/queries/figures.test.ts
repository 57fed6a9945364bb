import { toKeyFigures } from '#queries/figures.ts';
import { project } from '../cv/makers.ts';

vi.mock('astro:content', () => ({}));

const today = '2026-11-22';

test('a client who did not pay, an employer and a client without the word of the author are not counted', () => {
	const count = (...changes: Parameters<typeof project>[0][]) => {
		const all = changes.map((change) => project({ client: { text: 'A school' }, ...change }));
		return toKeyFigures({ ...nothing, projects: all }, [], today)[0]?.what.text;
	};
	expect(count({ for: 'client' }, {}, { for: 'employer' })).toBe('projects, 1 for a paying client');
	expect(count({ for: 'client', paid: true }, { for: 'client' }, { for: 'volunteer' })).toBe(
		'projects, 2 for paying clients',
	);
	expect(count({ for: 'client', paid: false }, { for: 'own' })).toBe('projects');
});

test('the years are counted to the day that is given, gaps left out', () => {
	const job = (start: string, end?: string) => ({ ...emptyJob, start, ...(end && { end }) });
	const jobs = [job('2010-01-01', '2011-12-31'), job('2020-01-10')];
	const count = (day: string) => toKeyFigures({ ...nothing, jobs }, [], day)[0]?.value;
	// 24 months, a gap, and 12, 14 and 15 months: halves are rounded to the nearest.
	expect(count('2020-12-31')).toBe('3');
	expect(count('2021-03-15')).toBe('3');
	expect(count('2021-03-16')).toBe('3.5');
});

test('of results that are not picked, the largest change in a case study comes first', () => {
	const make = (id: string, before: number, after: number, hasCaseStudy: boolean) =>
		project({
			id,
			hasCaseStudy,
			results: [
				{ what: { text: id }, before: `${before}`, after: `${after}`, numbers: { before, after } },
			],
		});
	const projects = [
		make('small-change', 10, 9, true),
		make('untold', 10, 1, false),
		make('large-change', 2, 10, true),
	];
	const paths = toKeyFigures({ ...nothing, projects }, [], today).map(({ path }) => path);
	expect(paths).toEqual(['/projects', '/projects/large-change', '/projects/small-change']);
	const [, picked] = toKeyFigures({ ...nothing, projects }, [{ id: 'large-change' }], today);
	// Its only result is shown with its picture.
	expect(picked?.path).toBe('/projects/small-change');
});

const nothing: Parameters<typeof toKeyFigures>[0] = {
	locale: 'en',
	projects: [],
	jobs: [],
	totals: { certificates: [], diplomas: [], categories: [] },
};

const emptyJob = {
	id: 'job',
	company: { text: 'Weavers' },
	job: { text: 'Weaver' },
	volunteer: false,
	mainDuties: { lines: [] },
	relatedDuties: { lines: [] },
	tasks: { lines: [] },
	results: [],
	skills: [],
	tags: [],
};

test('volunteer work is neither a job nor a year of work', () => {
	const job = (start: string, end: string, volunteer: boolean) => ({
		...emptyJob,
		start,
		end,
		volunteer,
	});
	const jobs = [job('2010', '2014', false), job('2014', '2020', true)];
	const [figure] = toKeyFigures({ ...nothing, jobs }, [], '2026-11-23');
	expect([figure?.value, figure?.what.text]).toEqual(['4', 'of work in 1 job']);
});
