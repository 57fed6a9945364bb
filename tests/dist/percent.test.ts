import { expect, test } from 'vitest';
import { builtInLocales } from '#i18n/locales.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

/** English: CLDR, "#,##0%". Spanish: the RAE, with a space. Ukrainian: the SI Brochure, 5.4.7. The space does not break. */
const wrong = { en: /\d\s%/, uk: /\d[ ]?%/, es: /\d[ ]?%/ } as const;

test.each(builtInLocales)(
	'%s: every percentage of the CV pages is written as in its language',
	(locale) => {
		const folder = locale === 'en' ? '' : `${locale}/`;
		const pages = ['experience', 'skills', 'about', 'projects', 'education'].map(
			(page) => `${folder}${page}.html`,
		);
		const stories = site
			.list()
			.filter((file) => file.startsWith(`${folder}projects/`) && file.endsWith('.html'));
		const home = locale === 'en' ? 'index.html' : `${locale}.html`;
		const found = [home, ...pages, ...stories].flatMap((file) => {
			const [place] = wrong[locale].exec(toWords(site.readText(file))) ?? [];
			return place === undefined ? [] : [`${file}: ${place}`];
		});
		expect(found).toEqual([]);
		expect(toWords(site.readText(`${folder}experience.html`))).toMatch(/25\s?%/);
	},
);

/** What is read in a page, without code. */
function toWords(html: string): string {
	return (/<main.*<\/main>/s.exec(html)?.[0] ?? '')
		.replaceAll(/<(pre|code|style|script|svg)\b.*?<\/\1>/gs, ' ')
		.replaceAll(/<[^>]*>/g, '')
		.replaceAll('&nbsp;', '\u00a0');
}
