import { globSync } from 'node:fs';
import jsonResumeSchema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { toAtomFeed } from '#cv/forms/atom.ts';
import { toJsonResume } from '#cv/forms/json-resume.ts';
import { toLlmsTxt } from '#cv/forms/llms.ts';
import { toMarkdown } from '#cv/forms/markdown.ts';
import { toPlainText } from '#cv/forms/plain-text.ts';
import { toContactCard, toVcard } from '#cv/forms/vcard.ts';
import { toWholeBlocks } from '#cv/sections/whole.ts';
import { builtInLocales } from '#i18n/locales.ts';
import { getResume } from '#queries/resume.ts';
import { findMissingEntities } from '../forms/entity.ts';
import { readEntities, readLongTexts } from '../forms/of-content.ts';

vi.mock('astro:content', () => import('./collections.ts'));

const siteAddress = 'https://site.example/';
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(jsonResumeSchema);

describe.each(builtInLocales)('the forms of the CV in %s', async (locale) => {
	const resume = await getResume(locale, siteAddress);
	const expected = readEntities(locale);

	test('JSON Resume is valid against its schema', () => {
		const json = JSON.parse(JSON.stringify(toJsonResume(resume, `${siteAddress}photo.webp`)));
		validate(json);
		expect(validate.errors ?? []).toEqual([]);
		expect([json.basics.name, json.basics.email, json.basics.summary]).toEqual([
			resume.profile.name.text,
			resume.profile.email,
			resume.profile.summary.text,
		]);
	});

	test('Markdown and plain text have every entity, in the same order', () => {
		const blocks = toWholeBlocks(resume);
		const markdown = toMarkdown(blocks).replace(/\\([^\w\s])/g, '$1');
		for (const words of [markdown, toPlainText(blocks)]) {
			expect(findMissingEntities(words, expected)).toEqual([]);
		}
	});

	test('JSON Resume, Markdown and plain text have every duty, description and technology', () => {
		const blocks = toWholeBlocks(resume);
		const json = [...listTexts(toJsonResume(resume, `${siteAddress}photo.webp`))].join('\n');
		const markdown = toMarkdown(blocks).replace(/\\([^\w\s])/g, '$1');
		const texts = readLongTexts(locale);
		expect(texts.length).toBeGreaterThan(100);
		for (const text of texts) {
			expect(json).toContain(text);
			expect(markdown).toContain(text);
			expect(toPlainText(blocks)).toContain(text);
		}
	});

	test('the feed is valid and has every entity that has a date', () => {
		const xml = toAtomFeed(resume);
		expect(XMLValidator.validate(xml)).toBe(true);
		const atom = parseAtomFeed(xml);
		const written = globSync('*', { cwd: 'src/content/case-studies' });
		const stories = resume.projects.filter(({ id }) => written.includes(id));
		const dated = [
			...expected
				.filter(({ kind }) => ['job', 'project', 'document'].includes(kind))
				.map(({ kind, title, facts }) => (kind === 'job' ? toJobTitle(title, facts) : title)),
			...stories.map(({ title }) => title.text),
		];
		expect(atom.entries?.map(({ title }) => title?.value).sort()).toEqual(dated.sort());
	});

	test('the feed has what RFC 4287 demands', () => {
		const { id, title, updated, authors, links, entries = [] } = parseAtomFeed(toAtomFeed(resume));
		expect([id, title?.toString(), authors?.length, links?.length]).toEqual([
			expect.stringMatching(/^https:/),
			expect.any(String),
			1,
			2,
		]);
		const moments = entries.map((entry) => entry.published ?? '');
		for (const moment of [updated ?? '', ...moments]) {
			expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
			expect(Number.isNaN(Date.parse(moment))).toBe(false);
		}
		expect(moments).toEqual(moments.toSorted().reverse());
		expect(updated).toBe(
			entries
				.flatMap((entry) => entry.updated ?? '')
				.sort()
				.at(-1),
		);
		expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
	});

	test.each([
		['4.0', toVcard],
		['3.0', toContactCard],
	] as const)('vCard %s is read by a parser of it and names the person', (version, toCard) => {
		const text = toCard(resume, 'data:image/jpeg;base64,/9j/2w==');
		for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
		expect(text.replaceAll('\r\n', '')).not.toContain('\n');
		const card = ICAL.Component.fromString(text);
		const read = (name: string) => card.getFirstPropertyValue(name);
		const { name, email, jobTitle, summary, town, country } = resume.profile;
		expect(card.name).toBe('vcard');
		expect(['version', 'fn', 'email', 'title', 'note', 'tel', 'adr'].map(read)).toEqual([
			...[version, name.text, email, jobTitle.text, summary.text, null],
			['', '', '', town.text, '', '', country?.name],
		]);
		const languages = card.getAllProperties('lang').map((line) => line.getFirstValue());
		// RFC 2426 has no languages, and photos as Base64 with a type (3.1.4); RFC 6350 has a `data:` address (6.2.4).
		expect([languages, /^PHOTO.*$/m.exec(text)?.[0].trim()]).toEqual(
			version === '4.0'
				? [
						['uk', ...resume.languages.map(({ tag }) => tag)],
						'PHOTO:data:image/jpeg;base64,/9j/2w==',
					]
				: [[], 'PHOTO;ENCODING=b;TYPE=JPEG:/9j/2w=='],
		);
	});
});

test('llms.txt names every page of every language once, under one title', async () => {
	const resumes = await Promise.all(builtInLocales.map((locale) => getResume(locale, siteAddress)));
	const text = toLlmsTxt(resumes);
	expect(text.match(/^# /gm)).toHaveLength(1);
	expect(text.match(/^> /gm)).toHaveLength(1);
	expect(text.match(/^## .+$/gm)).toEqual(['## English', '## Українська', '## Español']);
	const links = [...text.matchAll(/^- \[.+\]\((.+)\)$/gm)].map(([, link]) => link);
	expect(new Set(links).size).toBe(links.length);
	expect(links).toContain('https://site.example/uk/certificates/backend.md');
	expect(links).toContain('https://site.example/es/cv/management.md');
});

/** A feed has no second line: the company is beside the position. */
function toJobTitle(title: string, facts: string): string {
	return `${title}, ${facts.split(' · ')[0]}`;
}

function* listTexts(value: unknown): Generator<string> {
	if (typeof value === 'string') yield value;
	if (typeof value !== 'object' || value === null) return;
	for (const inner of Object.values(value)) yield* listTexts(inner);
}
