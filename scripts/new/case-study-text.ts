import { formatNumber } from '#i18n/format-number.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { findOutline } from '../content/case-study-outline.ts';
import { readField } from '../content/source.ts';

/**
 * A case study to fill in: the usual sections, with the results of the project. The check of the content names every
 * sentence of it that the author has not replaced.
 */
export function toCaseStudyText({ locale, lead, published, record }: Outline): string {
	const t = findOutline(locale);
	const parts = [
		`---\nlead: ${JSON.stringify(lead)}\npublished: "${published}"\n---`,
		toAdvice(t.whole),
		...toPart(t.problem),
		...toPart(t.decision),
		`<Decision title="${t.title}" instead="${t.instead}">\n\n${t.why}\n\n</Decision>`,
		...toPart(t.mistake),
		...toPart(t.result),
		...toFigures(locale, record),
	];
	return `${parts.join('\n\n')}\n`;
}

function toPart({ heading, advice }: { heading: string; advice: string }): string[] {
	return [`## ${heading}`, toAdvice(advice)];
}

/** A comment: visitors do not see it. */
function toAdvice(text: string): string {
	return `{/* ${text} */}`;
}

function toFigures(locale: Locale, record: unknown): string[] {
	const results = readField(record, ['results']);
	if (!Array.isArray(results) || results.length === 0) return [];
	const values = results.map((result) => {
		const attributes = ['what', 'before', 'after', 'unit'].flatMap((name) => {
			const text = toText(locale, readField(result, [name]));
			return text === undefined ? [] : ` ${name}="${text.replaceAll('"', '&quot;')}"`;
		});
		return `\t<Value${attributes.join('')} />`;
	});
	return [['<Figures>', ...values, '</Figures>'].join('\n')];
}

/** A number, a text, or one text per language, in which the default language replaces missing ones, then English. */
function toText(locale: Locale, value: unknown): string | undefined {
	if (typeof value === 'number') return formatNumber(locale, value);
	if (typeof value === 'string') return value;
	const text =
		readField(value, [locale]) ?? readField(value, [defaultLocale]) ?? readField(value, ['en']);
	return typeof text === 'string' ? text : undefined;
}

interface Outline {
	locale: Locale;
	lead: string;
	/** YYYY-MM-DD. */
	published: string;
	/** The file of the project. */
	record: unknown;
}
