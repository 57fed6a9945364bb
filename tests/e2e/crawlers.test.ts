import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { locales, toOpenGraphLocale } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { categories, profile, projects, studies } from './pages/content.ts';
import { Head } from './pages/head.ts';
import { expect, test } from './test.ts';

const origin = process.env.SITE_URL ?? 'https://vzir.example.com';
const toUrl = (address: string) => new URL(address, origin).href;

for (const locale of locales) {
	const addressOf = (path: string) => localizePath(locale, path);

	test(`${locale}: every page has a title and a description of its own`, async ({ request }) => {
		const titles = new Set<string>();
		const descriptions = new Set<string>();
		for (const path of resumePages) {
			const head = await Head.read(request, addressOf(path));
			const description = head.meta('description') ?? '';
			expect([path, head.language]).toEqual([path, locale]);
			expect([path, head.title]).toEqual([
				path,
				expect.stringContaining(profile.name[locale] ?? ''),
			]);
			expect([path, description.length >= 50, description.length <= 220]).toEqual([
				path,
				true,
				true,
			]);
			titles.add(head.title);
			descriptions.add(description);
		}
		expect(titles.size).toBe(resumePages.length);
		expect(descriptions.size).toBe(resumePages.length);
	});

	test(`${locale}: what home shows at once is in its description, and its selected work in its Markdown`, async ({
		request,
	}) => {
		const head = await Head.read(request, addressOf('/'));
		expect(head.meta('description')).toContain(
			String(profile.worth?.[locale]).replaceAll('**', ''),
		);
		const twin = await (await request.get(addressOf('/index.md'))).text();
		const results = projects.flatMap((project) => project.results ?? []);
		const changes = results.flatMap(({ before, after }) =>
			typeof before === 'number' && typeof after === 'number' ? [`: ${before} → ${after}`] : [],
		);
		expect(changes.some((change) => twin.split('\n## ')[0]?.includes(change))).toBe(true);
		const selected = twin.split('\n## ').find((part) => part.startsWith(home[locale].selectedWork));
		expect(selected?.match(/\/projects\/[\w-]+>/g)?.length).toBeGreaterThanOrEqual(3);
	});

	test(`${locale}: canonical address, twins and social tags are those of the page`, async ({
		request,
	}) => {
		for (const path of resumePages) {
			const head = await Head.read(request, addressOf(path));
			expect(head.canonical).toBe(toUrl(addressOf(path)));
			expect(head.twins).toEqual({
				en: toUrl(localizePath('en', path)),
				uk: toUrl(localizePath('uk', path)),
				es: toUrl(localizePath('es', path)),
				'x-default': toUrl(localizePath('en', path)),
			});
			expect(head.meta('og:url')).toBe(head.canonical);
			expect(head.meta('og:locale')).toBe(toOpenGraphLocale(locale));
			expect(head.meta('og:description')).toBe(head.meta('description'));
			expect(head.title).toContain(head.meta('og:title'));
			expect(head.meta('og:type')).toBe(path === '/' ? 'profile' : 'website');
			expect(head.meta('twitter:card')).toBe('summary_large_image');
			for (const fact of ['title', 'description', 'image']) {
				expect(head.meta(`twitter:${fact}`)).toBe(head.meta(`og:${fact}`));
			}
		}
	});

	test(`${locale}: every page has a social picture of its own, 1200 by 630`, async ({
		request,
	}) => {
		const pictures = new Set<string>();
		for (const path of resumePages) {
			const head = await Head.read(request, addressOf(path));
			const url = new URL(head.meta('og:image') ?? '');
			expect(url.origin).toBe(origin);
			expect(head.meta('og:image:alt')).toBeTruthy();
			expect([head.meta('og:image:width'), head.meta('og:image:height')]).toEqual(['1200', '630']);
			const answer = await request.get(url.pathname);
			expect([path, answer.headers()['content-type']]).toEqual([path, 'image/png']);
			const { width, height, format } = await sharp(await answer.body()).metadata();
			expect([path, width, height, format]).toEqual([path, 1200, 630, 'png']);
			pictures.add(url.pathname);
		}
		expect(pictures.size).toBe(resumePages.length);
	});

	test(`${locale}: home describes the whole person to search engines`, async ({ request }) => {
		const { data } = await Head.read(request, addressOf('/'));
		expect(data).toMatchObject({
			'@context': 'https://schema.org',
			'@type': 'ProfilePage',
			inLanguage: locale,
			url: toUrl(addressOf('/')),
			mainEntity: {
				'@type': 'Person',
				name: profile.name[locale],
				jobTitle: profile.jobTitle[locale],
				description: profile.summary[locale],
				email: `mailto:${profile.email}`,
				url: toUrl(addressOf('/')),
				address: { '@type': 'PostalAddress', addressLocality: profile.place[locale] },
				'@id': toUrl('/#person'),
				knowsLanguage: [...locales],
			},
		});
		const person = data.mainEntity;
		expect(person.sameAs).toEqual(
			profile.contacts.map(({ url }) => url).filter((url) => url.startsWith('http')),
		);
		expect(person.alumniOf.map(({ name }: { name: string }) => name)).toEqual(
			studies.map(({ institution }) => institution[locale]),
		);
		expect(person.knowsAbout.length).toBeGreaterThan(5);
		const answer = await request.get(new URL(person.image).pathname);
		expect(answer.status()).toBe(200);
	});

	test(`${locale}: the data of the other pages contain their way from home and what they list`, async ({
		request,
	}) => {
		const lists: Record<string, [type: string | undefined, count: number]> = {
			'/projects': ['CreativeWork', 27],
			'/education': ['EducationalOccupationalCredential', 18],
			'/experience': ['EmployeeRole', 4],
			'/certificates': ['CollectionPage', 7],
			'/certificates/backend': ['EducationalOccupationalCredential', 41],
			'/certificates/frontend': ['EducationalOccupationalCredential', 37],
			'/certificates/english': ['EducationalOccupationalCredential', 19],
		};
		for (const path of resumePages.filter((page) => page !== '/')) {
			const { data, canonical } = await Head.read(request, addressOf(path));
			const [trail, about] = data['@graph'];
			expect(trail['@type']).toBe('BreadcrumbList');
			const stops = trail.itemListElement.map(({ item }: { item: string }) => item);
			const parents = path.startsWith('/certificates/') ? [toUrl(addressOf('/certificates'))] : [];
			expect(stops).toEqual([toUrl(addressOf('/')), ...parents, canonical]);
			expect(about.inLanguage).toBe(locale);
			const expected = lists[path];
			if (!expected) continue;
			const { itemListElement, hasCredential, worksFor } = about.mainEntity;
			const items =
				hasCredential ?? worksFor ?? itemListElement.map(({ item }: { item: object }) => item);
			expect([path, items[0]['@type'], items.length]).toEqual([path, ...expected]);
			if (!hasCredential && !worksFor) continue;
			expect(about.mainEntity['@id']).toBe(toUrl('/#person'));
			for (const { credentialCategory, recognizedBy } of hasCredential ?? []) {
				expect([path, credentialCategory, recognizedBy.name]).toEqual([
					path,
					expect.stringMatching(/^(diploma|certificate)$/),
					expect.any(String),
				]);
			}
		}
	});

	test(`${locale}: the manifest of Extra names the person, and its icons exist in their sizes`, async ({
		request,
	}) => {
		const answer = await request.get(addressOf('/extra/manifest.webmanifest'));
		expect(answer.headers()['content-type']).toBe('application/manifest+json');
		const manifest = await answer.json();
		expect([manifest.lang, manifest.name, manifest.start_url, manifest.scope]).toEqual([
			locale,
			`${extra[locale].title} – ${profile.name[locale]}`,
			addressOf('/extra'),
			addressOf('/extra'),
		]);
		expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(
			true,
		);
		for (const { src, sizes, type } of manifest.icons) {
			expect([src, await readPicture(request, src)]).toEqual([
				src,
				{
					type: expect.stringContaining(type),
					sizes: sizes === 'any' ? expect.any(String) : sizes,
				},
			]);
		}
	});
}

test('the sitemap lists every page in every language with its twins', async ({ request }) => {
	const answer = await request.get('/sitemap.xml');
	expect(answer.headers()['content-type']).toContain('application/xml');
	const entries = [...(await answer.text()).matchAll(/<url>(.*?)<\/url>/gs)].map(
		([, entry = '']) => ({
			address: entry.match(/<loc>(.*?)<\/loc>/)?.[1],
			twins: Object.fromEntries(
				[...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href]),
			),
		}),
	);
	for (const path of resumePages) {
		for (const locale of locales) {
			const entry = entries.find(({ address }) => address === toUrl(localizePath(locale, path)));
			expect([path, locale, entry?.twins]).toEqual([
				path,
				locale,
				{
					en: toUrl(localizePath('en', path)),
					uk: toUrl(localizePath('uk', path)),
					es: toUrl(localizePath('es', path)),
					'x-default': toUrl(localizePath('en', path)),
				},
			]);
		}
	}
	expect(new Set(entries.map(({ address }) => address)).size).toBe(entries.length);
	for (const { address = '' } of entries) {
		expect([address, (await request.head(new URL(address).pathname)).status()]).toEqual([
			address,
			200,
		]);
	}
});

test('robots.txt lets crawlers in and names the sitemap', async ({ request }) => {
	const text = await (await request.get('/robots.txt')).text();
	expect(text).toMatch(/^User-agent: \*$/m);
	expect(text).not.toMatch(/^Disallow: \/$/m);
	expect(text).toContain(`Sitemap: ${toUrl('/sitemap.xml')}`);
});

test('the sample keeps itself out of search indexes', async ({ request }) => {
	for (const path of ['/', '/uk/projects', `/es/certificates/${categories[0]?.id}`]) {
		expect((await Head.read(request, path)).meta('robots')).toBe('noindex');
	}
});

test('the icons of the window exist', async ({ request }) => {
	const head = await Head.read(request, '/');
	expect(await readPicture(request, head.link('apple-touch-icon') ?? '')).toEqual({
		type: 'image/png',
		sizes: '180x180',
	});
	for (const icon of ['/favicon.svg', '/favicon.ico']) {
		const answer = await request.get(icon);
		expect([icon, answer.status()]).toEqual([icon, 200]);
		expect(answer.headers()['content-type']).toMatch(/^image\//);
	}
});

async function readPicture(request: APIRequestContext, address: string) {
	const answer = await request.get(address);
	const { width, height } = await sharp(await answer.body()).metadata();
	return { type: answer.headers()['content-type'], sizes: `${width}x${height}` };
}
