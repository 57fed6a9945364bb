import { globSync, readFileSync } from 'node:fs';
import { builtInLocales } from '#i18n/locales.ts';
import { toKeyFigures } from '#queries/figures.ts';
import { getResume } from '#queries/resume.ts';
import { selectWork } from '#queries/selected-work.ts';

vi.mock('astro:content', () => import('./collections.ts'));

const today = '2026-11-22';

/** How the texts of the sample state that a project was the author’s own, or unpaid. */
const ownOrUnpaid = {
	en: /\bmy own\b|volunteer/i,
	uk: /(?<!\p{L})мо(?:я|єї) |власний|волонтер/iu,
	es: /\bpropi[oa]\b|voluntari[oa]/i,
} as const;

test.each(builtInLocales)(
	'%s: the projects are as many as there are files, and as many are for paying clients as the texts name',
	async (locale) => {
		const resume = await getResume(locale, 'https://vzir.example.com/');
		const [projects] = toKeyFigures(resume, selectWork(resume.projects), today);
		const files = globSync('src/content/projects/*.json');
		const forClients = files
			.map((file) => JSON.parse(readFileSync(file, 'utf8')))
			.filter(({ client, type, role }) => {
				const texts = [client, type, role].map((text) => text?.[locale]).join(' ');
				return client && !ownOrUnpaid[locale].test(texts);
			});
		expect(projects?.value).toBe(String(files.length));
		expect(projects?.what.text).toMatch(new RegExp(`\\D${forClients.length}\\D`));
		expect(projects?.path).toBe('/projects');
	},
);
