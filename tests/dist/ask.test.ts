import { readFileSync } from 'node:fs';
import { locales } from '#i18n/locales.ts';
import { ask as messages } from '#i18n/messages/ask/index.ts';
import { parseProseFile } from '../../scripts/content/prose-file.ts';
import { listCaseStudies } from '../e2e/pages/case-study.ts';
import { profile } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const request = serveSite();
const { ask, email, availability } = profile;

describe.each(locales)('the ask in %s', (locale) => {
	test.each(['/', ...listCaseStudies()])('ends %s and its Markdown', async (path) => {
		const page = site.openPage(locale, path);
		const end = path === '/' ? ':last-child' : ':has(+ .case-others:last-child)';
		const [part] = page.all(`main > .ask${end}`);
		const question = readQuestion(path) ?? ask?.heading[locale];
		expect(part?.textOf('h2')).toBe(question);
		expect(part?.all('li').map(({ text }) => text)).toEqual(ask?.lines[locale]);
		expect(part?.all('dd').map(({ text }) => text)).toEqual([
			...[ask?.reply?.[locale], availability?.[locale], ask?.terms?.[locale]],
			expect.stringMatching(/\(UTC\+1\W.*UTC\+2/),
		]);
		const [copy] = part?.named('button', messages[locale].copyEmail) ?? [];
		expect(copy?.address).toBe(email);
		expect(copy?.isIn('.needs-js')).toBe(true);
		const links = part?.all('a').map((link) => link.attribute('href') ?? '') ?? [];
		expect(links.shift()).toBe(`mailto:${email}`);
		const types = links.map(async (link) => (await request(link)).headers.get('content-type'));
		expect(await Promise.all(types)).toEqual([
			...['application/pdf', 'text/vcard;charset=utf-8', 'text/vcard;charset=utf-8'],
		]);
		const twin = site.readForm(locale, path === '/' ? '/index.md' : `${path}.md`);
		expect(twin).toContain(`\n## ${question}\n\n${ask?.lines[locale]?.[0]}\n`);
	});

	function readQuestion(path: string): string | undefined {
		if (path === '/') return undefined;
		const file = `src/content/${path.replace('/projects', 'case-studies')}/${locale}.mdx`;
		const { value } = parseProseFile(file, readFileSync(file, 'utf8')).source;
		return Object(value).ask;
	}
});
