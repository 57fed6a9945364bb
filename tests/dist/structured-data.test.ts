import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { profile, studies } from '../e2e/pages/content.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { BuiltSite } from './built-site.ts';
import { toUrl } from './public-address.ts';

const site = new BuiltSite('dist');

/** What a page lists: of which type, and how many. */
const lists: Record<string, readonly [type: string, count: number]> = {
	'/projects': ['CreativeWork', 27],
	'/education': ['EducationalOccupationalCredential', 18],
	'/experience': ['EmployeeRole', 4],
	'/certificates': ['CollectionPage', 7],
	'/certificates/backend': ['EducationalOccupationalCredential', 41],
	'/certificates/frontend': ['EducationalOccupationalCredential', 37],
	'/certificates/english': ['EducationalOccupationalCredential', 19],
};

describe.each(locales)('what search engines read as data in %s', (locale) => {
	const open = (path: string) => site.openPage(locale, path);
	const urlOf = (path: string) => toUrl(localizePath(locale, path, ''));

	test('home describes the whole person', () => {
		const { data } = open('/');
		expect(data).toMatchObject({
			'@context': 'https://schema.org',
			'@type': 'ProfilePage',
			inLanguage: locale,
			url: urlOf('/'),
			mainEntity: {
				'@type': 'Person',
				name: profile.name[locale],
				'@id': toUrl('/#person'),
				knowsLanguage: [...locales],
			},
		});
		const person = data.mainEntity;
		expect(person.sameAs).toEqual(
			profile.contacts
				.filter(({ kind, url }) => url.startsWith('http') && kind !== 'appointments')
				.map(({ url }) => url),
		);
		expect(person.alumniOf.map(({ name }: { name: string }) => name)).toEqual(
			studies.map(({ institution }) => institution[locale]),
		);
		expect(person.knowsAbout.length).toBeGreaterThan(5);
		expect(site.list()).toContain(new URL(person.image).pathname.slice(1));
	});

	test.each(resumePages.filter((path) => path !== '/'))(
		'%s has its way from home and what it lists',
		(path) => {
			const page = open(path);
			const [trail, about] = page.data['@graph'];
			expect(trail['@type']).toBe('BreadcrumbList');
			const stops = trail.itemListElement.map(({ item }: { item: string }) => item);
			const parents = path.startsWith('/certificates/') ? [urlOf('/certificates')] : [];
			expect(stops).toEqual([urlOf('/'), ...parents, page.link('canonical')]);
			expect(about.inLanguage).toBe(locale);
			const expected = lists[path];
			if (!expected) return;
			const { itemListElement, hasCredential, worksFor } = about.mainEntity;
			const items =
				hasCredential ?? worksFor ?? itemListElement.map(({ item }: { item: object }) => item);
			expect([items[0]['@type'], items.length]).toEqual(expected);
			if (!hasCredential && !worksFor) return;
			expect(about.mainEntity['@id']).toBe(toUrl('/#person'));
			for (const { credentialCategory, recognizedBy } of hasCredential ?? []) {
				expect(credentialCategory).toMatch(/^(diploma|certificate)$/);
				expect(recognizedBy.name).toEqual(expect.any(String));
			}
		},
	);
});
