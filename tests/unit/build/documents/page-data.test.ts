import {
	toCaseStudyData,
	toCredentials,
	toJobs,
	toPageData,
	toProfileData,
} from '#build/documents/page-data.ts';
import { caseStudy, job, paper, profile } from '../../cv/makers.ts';
import expected from './page-data.json' with { type: 'json' };

const site = new URL('https://site.example');
/** As it is in the page: without what is undefined. */
const toPrinted = (data: unknown) => JSON.parse(JSON.stringify(data));

test('the trail leads from home over the parents to the page, in its language, with full addresses', () => {
	const data = toPageData({
		locale: 'uk',
		path: '/certificates/pm',
		title: 'Управління проєктами',
		site,
		parents: [{ title: 'Сертифікати', path: '/certificates' }],
	});
	expect(toPrinted(data)).toEqual(expected.trail);
});

test('the data of a page of documents names their owner, title and issuer', () => {
	const documents = [
		paper({
			issuer: { text: 'A school' },
			title: { text: 'CSS Grid' },
			number: { text: 'N-1' },
			date: '2021-02-03',
			verify: 'https://example.org/n-1',
		}),
	];
	const credentials = toCredentials(documents, 'certificate');
	const unnumbered = documents.map((each) => ({ ...each, number: { text: 'No number' } }));
	expect(toCredentials(unnumbered, 'diploma')).toMatchObject([{ identifier: undefined }]);
	const page = { locale: 'en', path: '/about', title: 'About', site } as const;
	const data = toPageData({ ...page, holder: 'Olha', credentials });
	expect(toPrinted(data)).toEqual(expected.documents);
});

test('a case study is a work with its author, its days and its cover, below the projects', () => {
	const study = caseStudy({ published: '2026-03-14', updated: '2026-04-01', lang: 'en' });
	const page = { locale: 'uk', site, author: 'Olha', projects: 'Проєкти', results: [] } as const;
	const results = ['Orders by phone: 40 → 5', 'Guests: 1 in 3'];
	const data = toCaseStudyData({ ...page, study, results, image: '/_astro/cover.webp' });
	expect(toPrinted(data)).toEqual(expected.caseStudy);
	expect(JSON.stringify(toCaseStudyData({ ...page, study: caseStudy() }))).not.toMatch(
		/WebPage|image|dateModified|abstract/,
	);
});

test('home is a profile page with its person; what is private is missing', () => {
	const person = profile({ contacts: [] });
	const page = { locale: 'uk', site, image: undefined, knowsAbout: ['CSS'] } as const;
	const data = toProfileData({ ...page, profile: person, schools: ['Політехніка'] });
	expect(toPrinted(data)).toEqual(expected.profile);
});

test('a paid job has its time and its company, and no end while it lasts', () => {
	const [lasting, ...others] = toJobs([
		job({ end: undefined }),
		job({ volunteer: true }),
		job({ end: '2022-03-04' }),
	]);
	expect(others).toEqual([expect.objectContaining({ endDate: '2022-03-04' })]);
	expect(toPrinted(lasting)).toEqual({
		...{ '@type': 'EmployeeRole', roleName: job().job.text, startDate: job().start },
		worksFor: { '@type': 'Organization', name: job().company?.text },
	});
});
