import { describe, expect, test, vi } from 'vitest';
import { editionVariable } from '#build/edition/edition.ts';
import { compileCv } from '#cv/compile.ts';
import { toAtomFeed } from '#cv/forms/atom.ts';
import { toJsonFeed } from '#cv/forms/json-feed.ts';
import { toJsonResume } from '#cv/forms/json-resume.ts';
import { toMarkdown } from '#cv/forms/markdown.ts';
import { toPlainText } from '#cv/forms/plain-text.ts';
import { toVcard } from '#cv/forms/vcard.ts';
import { toCv } from '#cv/model.ts';
import { toWholeBlocks } from '#cv/sections/whole.ts';
import { locales } from '#i18n/locales.ts';
import { getResume, type Resume } from '#queries/resume.ts';
import { findPrivateValues, hasValue } from '../dist/private-values.ts';
import { extractors } from '../unit/cv/pdf-extractors.ts';

vi.mock('astro:content', () => import('./collections.ts'));

const all = findPrivateValues('src/content');

test('the sample has private values of every kind to look for', () => {
	const fields = new Set(all.map(({ field }) => field.replace(/\[\d+\]/, '').split('.')[0]));
	expect([...fields].sort()).toEqual(['address', 'birthDate', 'references', 'telephone']);
});

/** Typesetting takes a second, and longer on a machine that has other work. */
describe.each(locales)('in %s', { timeout: 60_000 }, (locale) => {
	/** A text per language is looked for in its language alone. */
	const values = all.filter(({ field }) => !/\.(en|uk|es)$/.test(field) || field.endsWith(locale));

	test('the private edition shows every private value in the CV, in words and as PDF', async () => {
		vi.stubEnv(editionVariable, 'private');
		const resume = await getResume(locale, 'https://site.example/');
		const pdf = await extractors.PDFium((await compileCv(toCv(resume))).pdf);
		const forms = { ...toForms(resume), pdf: pdf.replaceAll('\u00a0', ' ') };
		for (const form of ['markdown', 'text', 'json', 'pdf'] as const) {
			const missing = values.filter((value) => !hasValue(withoutEscapes(forms[form]), value));
			expect([form, missing.map(({ field }) => field)]).toEqual([form, []]);
		}
		expect(forms.vcard).toContain('TEL;VALUE=uri:tel:+34600000123');
		expect(forms.vcard).toContain('BDAY:19770402');
	});

	test('the public edition shows none of them, in any form', async () => {
		const resume = await getResume(locale, 'https://site.example/');
		const found = Object.entries(toForms(resume)).flatMap(([form, text]) =>
			all
				.filter((value) => hasValue(withoutEscapes(text), value))
				.map(({ field }) => [form, field]),
		);
		expect(found).toEqual([]);
	});
});

function toForms(resume: Resume) {
	return {
		markdown: toMarkdown(toWholeBlocks(resume)),
		text: toPlainText(toWholeBlocks(resume)),
		json: JSON.stringify(toJsonResume(resume)),
		vcard: toVcard(resume),
		atom: toAtomFeed(resume),
		feed: JSON.stringify(toJsonFeed(resume)),
		document: JSON.stringify(toCv(resume, { complete: true })),
	};
}

/** Markdown writes a backslash before characters that could be markup. */
function withoutEscapes(text: string): string {
	return text.replace(/\\([^\w\s"])/g, '$1').replaceAll('\u00a0', ' ');
}
