import { toNews } from '#cv/news.ts';
import { entriesPerPage } from '#lib/list-pages.ts';
import { getCategories } from '#queries/categories.ts';
import { getCertificatesById } from '#queries/documents.ts';
import { getResume } from '#queries/resume.ts';

/** Enough for a second page of projects and a third one of back-end certificates. */
const copies = 2 * entriesPerPage.certificates;

/** The good content, with copies of one project and one certificate, in a category of two groups. */
vi.mock('astro:content', async () => {
	const { toCollections } = await import('../../fixtures/content/collections.ts');
	const { category, goodTree } = await import('../../fixtures/content/good-tree.ts');
	const groups = ['pm', 'other'].map((id) => ({ id, title: { en: id } }));
	const { texts } = goodTree({ 'categories/pm.json': category({ groups }) });
	const { getCollection, getEntry } = toCollections(() => texts);
	const copied = new Map(
		Object.entries({ projects: 'dance-school', certificates: 'pm/agile-delivery' }),
	);
	return {
		getEntry,
		getCollection: async (name: Parameters<typeof getCollection>[0]) => {
			const entries = await getCollection(name);
			const original = entries.find(({ id }) => id === copied.get(name));
			if (!original) return entries;
			const added = Array.from({ length: copies }, (_, index) => ({
				...original,
				id: `${original.id}-${index}`,
			}));
			return [...entries, ...added];
		},
	};
});

test('certificates are on the page of their place in their category, counted over all its groups', async () => {
	const [management] = await getCategories('en');
	const all = management?.certificates ?? [];
	const [pm, other] = management?.groups ?? [];
	const { certificates: size } = entriesPerPage;
	const toPage = (index: number) => (index < size ? '' : `/page/${Math.floor(index / size) + 1}`);
	expect(all.map(({ page }) => page)).toEqual(
		all.map(({ id }, index) => `/certificates/pm${toPage(index)}#${id.replace('/', '-')}`),
	);
	expect(other?.documents.at(-1)?.page).toMatch(/\/page\/3#other-/);
	const [named] = await getCertificatesById('uk', [pm?.documents.at(-1)?.id ?? '']);
	expect(named?.page).toBe(pm?.documents.at(-1)?.page);
});

test('news lead to the page of today, and keep their id when the list grows', async () => {
	const news = toNews(await getResume('en', 'https://a.example/'));
	const moved = news.filter(({ url }) => url.includes('/page/'));
	expect(moved.length).toBeGreaterThan(copies / 2);
	expect(news.filter(({ id }) => id.includes('/page/'))).toEqual([]);
	expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
});
