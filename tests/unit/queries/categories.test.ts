import { getCategories } from '#queries/categories.ts';
import { getResumePages } from '#queries/resume-pages.ts';

interface Entry {
	id: string;
	data: object;
}

const content = vi.hoisted(() => new Map<string, Entry[]>());

vi.mock('astro:content', () => ({
	getCollection: async (name: string) => [...(content.get(name) ?? [])],
	getEntry: async () => undefined,
}));

afterEach(() => content.clear());

const nursing = {
	order: 2,
	title: { en: 'Nursing', uk: 'Сестринська справа' },
	thread: { en: 'nursing', uk: 'сестринська справа' },
	groups: [
		{ id: 'wound-care', title: { en: 'Wound care', uk: 'Догляд за ранами' } },
		{ id: 'first-aid', title: { en: 'First aid', uk: 'Перша допомога' } },
	],
};
const german = { order: 1, title: { en: 'German', uk: 'Німецька' }, groups: [] };

test('the categories of a nurse have her groups and her titles', async () => {
	content.set('categories', [entry('nursing', nursing), entry('german', german)]);
	content.set('certificates', [
		certificate('first-aid/course', '2020-01-01'),
		certificate('wound-care/burns', '2021-01-01'),
		certificate('wound-care/dressings', '2022-01-01'),
		certificate('german/b2', '2019-01-01'),
	]);
	const categories = await getCategories('uk');
	expect(categories.map(({ title, path }) => [title, path])).toEqual([
		['Німецька', '/certificates/german'],
		['Сестринська справа', '/certificates/nursing'],
	]);
	expect(categories[1]).toMatchObject({
		thread: 'сестринська справа',
		groups: [
			{ id: 'wound-care', title: 'Догляд за ранами' },
			{ id: 'first-aid', title: 'Перша допомога' },
		],
	});
	expect(categories[1]?.certificates.map(({ id, page }) => [id, page])).toEqual([
		['wound-care/dressings', '/certificates/nursing#wound-care-dressings'],
		['wound-care/burns', '/certificates/nursing#wound-care-burns'],
		['first-aid/course', '/certificates/nursing#first-aid-course'],
	]);
	expect(categories[0]?.groups).toMatchObject([{ id: 'german', title: 'Німецька' }]);
});

test('a category or group without certificates is left out, and so is its page', async () => {
	content.set('categories', [entry('nursing', nursing), entry('german', german)]);
	content.set('certificates', [certificate('first-aid/course', '2020-01-01')]);
	const categories = await getCategories('en');
	expect(categories.map(({ id }) => id)).toEqual(['nursing']);
	expect(categories[0]?.groups.map(({ id }) => id)).toEqual(['first-aid']);
	expect(await getResumePages('en', 'Nino')).toEqual([
		{ path: '/', title: 'Nino' },
		{ path: '/certificates', title: 'Certificates' },
		{ path: '/certificates/nursing', title: 'Nursing' },
		{ path: '/accessibility', title: 'Accessibility' },
	]);
});

function entry(id: string, data: object): Entry {
	return { id, data };
}

function certificate(id: string, date: string): Entry {
	const text = { en: 'Passed' };
	return { id, data: { title: text, number: text, grade: text, date } };
}
