import type { APIContext } from 'astro';
import { describe, expect, test, vi } from 'vitest';
import { type Locale, locales, toLocaleParam } from '#i18n/locales.ts';
import { getEducation, getLanguages } from '#queries/education.ts';
import { getExperience } from '#queries/experience.ts';
import { getProjects } from '#queries/projects.ts';
import { getProfile } from '#queries/site.ts';
import { getSkills } from '#queries/skills.ts';
import { GET } from '../../src/pages/[...locale]/cv.pdf.ts';
import { missingPoppler, toOneLine, toPdfText } from '../unit/cv/pdf-text.ts';

vi.mock('astro:content', () => import('../unit/cv/content-on-disk.ts'));

const site = new URL('https://site.example');

describe.each(locales)('the CV in %s', (locale) => {
	test('has two or three pages', async () => {
		const pdf = await getSource(locale);
		const pages = Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf)?.[1]);
		expect([2, 3]).toContain(pages);
	});

	test('is tagged, marked as PDF/UA-1, and names its language and title', async () => {
		const pdf = await getSource(locale);
		expect(pdf).toContain('/StructTreeRoot');
		expect(pdf).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
		expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
		expect(pdf).toContain(`/Lang (${locale})`);
		expect(pdf).toContain('/DisplayDocTitle true');
	});

	test('carries cut fonts and nothing else', async () => {
		const pdf = await getSource(locale);
		const names = [...pdf.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name);
		expect(names.length).toBeGreaterThanOrEqual(5);
		for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+(Onest|Unbounded|MartianMono)-/);
		expect(pdf.match(/\/FontFile2/g)).toHaveLength(names.length);
	});

	test('is the same to the byte when it is made again, and has no date', async () => {
		const [first, second] = [await getPdf(locale), await getPdf(locale)];
		expect(Buffer.compare(first, second)).toBe(0);
		expect(first.toString('latin1')).not.toMatch(/CreationDate|ModDate/);
	});

	test('leads to every contact and to the certificates', async () => {
		const pdf = await getSource(locale);
		const { email, contacts } = await getProfile(locale);
		const certificates = `${site.href}${locale === 'en' ? '' : `${locale}/`}certificates`;
		for (const url of [`mailto:${email}`, ...contacts.map(({ url }) => url), certificates]) {
			expect(pdf).toContain(`/URI (${url})`);
		}
	});

	test.skipIf(missingPoppler).each(['stream', 'reading'] as const)(
		'gives its words back unchanged and in order, read in %s order',
		async (order) => {
			const text = toPdfText(await getPdf(locale), order);
			let from = 0;
			for (const words of (await getExpected(locale)).map(toOneLine)) {
				const at = text.indexOf(words, from);
				expect(
					at,
					`"${words}" after "${text.slice(Math.max(0, from - 60), from)}"`,
				).toBeGreaterThan(-1);
				from = at + words.length;
			}
		},
	);
});

async function getPdf(locale: Locale): Promise<Buffer> {
	const context = { params: { locale: toLocaleParam(locale) }, site, url: site };
	const response = await GET(context as unknown as APIContext);
	return Buffer.from(await response.arrayBuffer());
}

async function getSource(locale: Locale): Promise<string> {
	return (await getPdf(locale)).toString('latin1');
}

/** Every text of the content that the CV shows, in the order of the document. */
async function getExpected(locale: Locale): Promise<string[]> {
	const { name, jobTitle, place, email, summary } = await getProfile(locale);
	const jobs = await getExperience(locale);
	const skills = [...(await getSkills(locale, 'hard')), ...(await getSkills(locale, 'soft'))];
	const projects = (await getProjects(locale)).filter(({ demo }) => !demo?.startsWith('/extra'));
	const education = await getEducation(locale);
	const languages = await getLanguages(locale);
	return [
		...[name, jobTitle, place].map(({ text }) => text),
		email,
		summary.text,
		...jobs.flatMap(({ job, company, mainDuties, relatedDuties, tasks, skills: names }) => [
			job.text,
			company.text,
			...[mainDuties, relatedDuties, tasks].flatMap(({ lines }) => lines),
			names.join(', '),
		]),
		...skills.flatMap(({ title, description }) => [title.text, description?.text ?? '']),
		...projects
			.slice(0, 8)
			.flatMap(({ title, type, description, technologies }) => [
				title.text,
				type.text,
				description.text,
				technologies.join(', '),
			]),
		...education.flatMap(({ programme, institution, description }) => [
			programme.text,
			institution.text,
			description?.text ?? '',
		]),
		...languages.flatMap(({ level, document }) => [
			level.text,
			document.title.text,
			document.grade.text,
		]),
	];
}
