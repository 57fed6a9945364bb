import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { toAddress } from '#cv/address.ts';
import { compileCv } from '#cv/compile.ts';
import { toCv } from '#cv/model.ts';
import { formatDay, formatMonth } from '#i18n/format.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import type { StudyDocument } from '#queries/documents.ts';
import { getResume, type Resume } from '#queries/resume.ts';
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { missingPoppler, toOneLine, toPdfText } from '../unit/cv/pdf-text.ts';

vi.mock('astro:content', () => import('../unit/cv/content-on-disk.ts'));

const siteAddress = 'https://site.example/';
const missingQpdf = spawnSync('qpdf', ['--version']).error !== undefined;

/** Each is a PDF of its own in each language. */
const versions = [
	{ version: 'cv', pages: [2, 3] },
	{ version: 'frontend', pages: [1, 3] },
	{ version: 'management', pages: [1, 3] },
	{ version: 'complete', pages: [7, 11] },
] as const;
type Version = (typeof versions)[number]['version'];

describe.each(locales)('in %s', (locale) => {
	describe.each(versions)('the PDF "$version"', async ({ version, pages: [least, most] }) => {
		const resume = await readResume(locale, version);
		const pdf = await makePdf(resume, version);
		const source = pdf.toString('latin1');

		test(`has ${least} to ${most} pages`, () => {
			const pages = Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(source)?.[1]);
			expect(pages).toBeGreaterThanOrEqual(least);
			expect(pages).toBeLessThanOrEqual(most);
		});

		test('is tagged, marked as PDF/UA-1, and names its language and title', () => {
			expect(source).toContain('/StructTreeRoot');
			expect(source).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
			expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
			expect(source).toContain(`/Lang (${locale})`);
			expect(source).toContain('/DisplayDocTitle true');
		});

		test('carries cut fonts and nothing else', () => {
			const names = [...source.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name);
			expect(names.length).toBeGreaterThanOrEqual(5);
			for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+(Onest|Unbounded|MartianMono)-/);
			expect(source.match(/\/FontFile2/g)).toHaveLength(names.length);
		});

		test('has no date, so that it is the same whenever it is made', () => {
			expect(source).not.toMatch(/CreationDate|ModDate/);
		});

		test.skipIf(missingQpdf)('has no fault that qpdf finds', () => {
			const file = join(tmpdir(), `vzir-${process.pid}-${locale}-${version}.pdf`);
			writeFileSync(file, pdf);
			const { status, stdout } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
			rmSync(file);
			expect(stdout).toContain('No syntax or stream encoding errors found');
			expect(status).toBe(0);
		});

		test('leads to every contact', () => {
			const { email, contacts } = resume.profile;
			for (const url of [`mailto:${email}`, ...contacts.map(({ url }) => url)]) {
				expect(source).toContain(`/URI (${url})`);
			}
		});

		test('leads to everything that an entry names', () => {
			const { projects, documents } = listEntries(resume, version);
			const links = [
				...projects.flatMap(({ demo, source, video }) => [demo, source, video]),
				...[...resume.jobs, ...resume.education].map(({ website }) => website),
				...documents.map(({ verify }) => verify),
			].flatMap((link) => link ?? []);
			expect(links.length).toBeGreaterThan(10);
			for (const link of links) {
				expect(source).toContain(`/URI (${toAddress(locale, link, siteAddress)})`);
			}
		});

		test.each(Object.entries(extractors))(
			'%s gives back every field, unchanged and in order',
			async (_, extract) => {
				const text = await extract(pdf);
				expectInOrder(text, listFields(resume, version));
				for (const words of listAsides(resume)) expect(text).toContain(words);
			},
		);

		test.skipIf(missingPoppler).each(['stream', 'reading'] as const)(
			'poppler gives back every field in %s order',
			(order) => {
				const text = toPdfText(pdf, order);
				const fields = listFields(resume, version);
				// On the page they are beside their entry: poppler reads some of them after it.
				const names = resume.languages.map(({ name }) => name.text);
				const isAside = (words: string) =>
					order === 'reading' &&
					(/^(\d\d\S|\p{L}+ )\d{4} – /u.test(words) || names.includes(words));
				expectInOrder(
					text,
					fields.filter((words) => !isAside(words)),
				);
				for (const words of fields.filter(isAside)) expect(text).toContain(toOneLine(words));
			},
		);
	});
});

test('a PDF is the same to the byte when it is made again', async () => {
	const resume = await readResume('uk', 'cv');
	const [first, second] = [await makePdf(resume, 'cv'), await makePdf(resume, 'cv')];
	expect(Buffer.compare(first, second)).toBe(0);
});

function readResume(locale: Locale, version: Version): Promise<Resume> {
	const tag = version === 'frontend' || version === 'management' ? version : undefined;
	return getResume(locale, siteAddress, tag);
}

async function makePdf(resume: Resume, version: Version): Promise<Buffer> {
	return Buffer.from(await compileCv(toCv(resume, { complete: version === 'complete' })));
}

function expectInOrder(text: string, fields: readonly string[]) {
	let from = 0;
	expect(fields.length).toBeGreaterThan(30);
	for (const words of fields.map(toOneLine)) {
		const at = text.indexOf(words, from);
		const before = text.slice(Math.max(0, from - 60), from);
		expect(at, `"${words}" after "${before}"`).toBeGreaterThan(-1);
		from = at + words.length;
	}
}

/** Text beside an entry, which each program puts in a different place. */
function listAsides({ education, profile }: Resume): string[] {
	const addresses = profile.contacts
		.filter(({ url }) => url.startsWith('https:'))
		.map(({ url }) => url.replace('https://', ''));
	return [...addresses, ...education.flatMap(({ place }) => place?.text ?? [])].map(toOneLine);
}

/** What this version shows of what there may be much of. */
function listEntries({ projects, education, languages, totals }: Resume, version: Version) {
	if (version !== 'complete') {
		const own = projects.filter(({ demo }) => !demo?.startsWith('/extra'));
		const isFeatured = ({ featured }: (typeof own)[number]) => Number(featured !== undefined);
		const chosen = own.toSorted((a, b) => isFeatured(b) - isFeatured(a)).slice(0, 7);
		return { projects: own.filter((project) => chosen.includes(project)), documents: [] };
	}
	const documents = [
		...education.flatMap((school) => school.documents),
		...languages.flatMap(({ document }) => document ?? []),
		...totals.certificates,
	];
	return { projects, documents };
}

/** Every text of the content that this version shows, in the order of the document. */
function listFields(resume: Resume, version: Version): string[] {
	const { locale, profile, jobs, education, languages } = resume;
	const complete = version === 'complete';
	const { projects, documents } = listEntries(resume, version);
	const toPeriod = ({ start, end }: { start: string; end?: string | undefined }) => {
		const toMonth = (date: string) => formatMonth(locale, date.slice(0, 7));
		return `${toMonth(start)} – ${end ? toMonth(end) : common[locale].now}`;
	};
	const { name, jobTitle, place, email, summary } = profile;
	const toDocument = ({ title, grade, number, date, issuer }: StudyDocument) => [
		title.text,
		grade?.text ?? '',
		number?.text ?? '',
		formatDay(locale, date),
		issuer?.text ?? '',
	];
	return [
		...[name, jobTitle, place].map(({ text }) => text),
		email,
		summary.text,
		...jobs.flatMap((job) => [
			toPeriod(job),
			job.job.text,
			job.company.text,
			...[job.mainDuties, job.relatedDuties, job.tasks].flatMap(({ lines }) => lines),
			job.skills.join(', '),
		]),
		...[...resume.hardSkills, ...resume.softSkills].flatMap(({ title, description }) => [
			title.text,
			description?.text ?? '',
		]),
		...projects.flatMap((project) => [
			toPeriod(project),
			project.title.text,
			project.type.text,
			project.role?.text ?? '',
			project.description.text,
			project.results[0]?.what.text ?? '',
			project.technologies.join(', '),
		]),
		...education.flatMap((school) => [
			toPeriod(school),
			school.programme.text,
			school.institution.text,
			school.description?.text ?? '',
		]),
		...languages.flatMap(({ name, level, document }) => [
			name.text,
			level.text,
			document?.title.text ?? '',
			document?.grade?.text ?? '',
		]),
		...(complete ? documents.flatMap(toDocument) : []),
	];
}
