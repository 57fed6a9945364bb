import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCv } from '#cv/compile.ts';
import type { Cv } from '#cv/cv.ts';
import { toCv } from '#cv/model.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { getResume, type Resume } from '#queries/resume.ts';
import { extractors } from '../unit/cv/pdf-extractors.ts';
import { toOneLine } from '../unit/cv/pdf-text.ts';

vi.mock('astro:content', () => import('./collections.ts'));

const siteAddress = 'https://site.example/';
const missingQpdf = spawnSync('qpdf', ['--version']).error !== undefined;

/** Each is a PDF of its own in each language. */
const versions = [
	{ version: 'cv', pages: [2, 2] },
	{ version: 'frontend', pages: [1, 1] },
	{ version: 'management', pages: [2, 2] },
	{ version: 'complete', pages: [7, 11] },
] as const;
type Version = (typeof versions)[number]['version'];

describe.each(locales)('in %s', (locale) => {
	describe.each(versions)('the PDF "$version"', async ({ version, pages: [least, most] }) => {
		const resume = await readResume(locale, version);
		const { pdf, cv } = await makePdf(resume, version);
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

		test.skipIf(missingQpdf)('has no fault that qpdf finds', () => {
			const file = join(tmpdir(), `vzir-${process.pid}-${locale}-${version}.pdf`);
			writeFileSync(file, pdf);
			const { status, stdout } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
			rmSync(file);
			expect(stdout).toContain('No syntax or stream encoding errors found');
			expect(status).toBe(0);
		});

		test('leads to every contact and everything that its entries name', () => {
			const links = [
				...cv.projects.projects.flatMap((project) => project.links),
				...cv.experience.jobs,
				...cv.education.places,
				...(cv.certificates?.documents ?? []),
				...resume.profile.contacts,
			].flatMap(({ url }) => url ?? []);
			expect(links.length).toBeGreaterThan(3);
			for (const link of links) expect(source).toContain(`/URI (${link})`);
		});

		test.each(Object.entries(extractors))(
			'%s gives back every field, unchanged and in order',
			async (_, extract) => {
				const text = await extract(pdf);
				expectInOrder(text, listFields(cv));
				for (const words of listAsides(cv)) expect(text).toContain(words);
			},
		);
	});
});

function readResume(locale: Locale, version: Version): Promise<Resume> {
	const tag = version === 'frontend' || version === 'management' ? version : undefined;
	return getResume(locale, siteAddress, tag);
}

async function makePdf(resume: Resume, version: Version) {
	const complete = version === 'complete';
	const most = complete ? undefined : (resume.cv.pages ?? 2);
	const { pdf, cv } = await compileCv(toCv(resume, { complete }), most);
	return { pdf: Buffer.from(pdf), cv };
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

/** What is beside other text, before which some programs put it, and some behind: addresses of contacts, and dates. */
function listAsides({ contacts, experience, projects, education }: Cv): string[] {
	const entries = [...experience.jobs, ...projects.projects, ...education.places];
	return [...contacts.map(({ text }) => text), ...entries.map(({ period }) => period)].map(
		toOneLine,
	);
}

/** Every text of the document, in its order. */
function listFields(cv: Cv): string[] {
	const { summary, experience, skills, projects, education, languages, certificates } = cv;
	const [email] = cv.contacts;
	return [
		...[cv.name, cv.jobTitle, cv.place].map(({ text }) => text),
		email?.text ?? '',
		summary.words.text,
		...experience.jobs.flatMap((job) => [
			job.job.text,
			job.company?.text ?? '',
			...job.parts.flatMap(({ list }) => list.lines),
			job.skills.names,
		]),
		...skills.groups.flatMap((group) =>
			group.skills.flatMap(({ title, description }) => [title.text, description?.text ?? '']),
		),
		...projects.projects.flatMap((project) => [
			project.title.text,
			project.type?.text ?? '',
			project.role?.text ?? '',
			project.description?.text ?? '',
			project.result?.text ?? '',
			project.technologies,
		]),
		...education.places.flatMap((place) => [
			place.programme.text,
			place.institution?.text ?? '',
			place.place?.text ?? '',
			place.description?.text ?? '',
			place.documents ?? '',
		]),
		...languages.languages.flatMap(({ name, level, proof, grade }) => [
			name.text,
			level?.text ?? '',
			proof?.text ?? '',
			grade?.text ?? '',
		]),
		...(certificates?.documents ?? []).flatMap(({ date, title, facts }) => [
			date,
			title.text,
			...facts.split(/\u00a0?· /),
		]),
		cv.leftOut?.text ?? '',
	].filter((text) => text !== '');
}
