import { toArrow } from '#i18n/arrow.ts';
import { beforeUnit } from '#i18n/before-unit.ts';
import type { Locale } from '#i18n/locales.ts';
import { caseStudy } from '#i18n/messages/case-study/index.ts';
import { withColon } from '#i18n/with-colon.ts';
import { line } from '#lib/isolate.ts';
import { escapeMarkdown } from './forms/markdown.ts';
import type { BlockAttributes } from './prose-node.ts';

/** Address of the text, for readers who do not have the site at hand. */
export interface ProseAround {
	locale: Locale;
	/** Address of a picture of `src/assets`, of a file of `public`, and of a page of this site. */
	toPicture: (file: string) => string;
	toFile: (file: string) => string;
	toLink: (path: string) => string;
}

type Writer = (attributes: BlockAttributes, inside: string, around: ProseAround) => string;

/** How each block is written in Markdown. */
export const writers: Readonly<Record<string, Writer>> = {
	Milestone: ({ year = '', picture, alt }, inside, { toPicture }) => {
		const image = picture && alt ? `${toImage(alt, toPicture(picture))}\n\n` : '';
		return `### ${year}\n\n${image}${inside}`;
	},
	Note: (_, inside) => toQuotation(inside),
	Figure: (attributes, _, around) => toFigure(attributes, around),
	Gallery: (_, inside) => inside.replace(/\n+(?=!\[)/g, '\n\n'),
	Compare: (attributes, _, { locale, toPicture }) => {
		const { before = '', beforeAlt = '', after = '', afterAlt = '', caption } = attributes;
		const t = caseStudy[locale];
		const sides = [
			`- ${withColon(locale, t.before)} ${toImage(beforeAlt, toPicture(before))}`,
			`- ${withColon(locale, t.after)} ${toImage(afterAlt, toPicture(after))}`,
		];
		return withCaption(sides.join('\n'), caption);
	},
	Figures: (_, inside) => inside.replace(/\n+/g, '\n'),
	Value: ({ what = '', before, after = '', unit }, _, { locale }) => {
		const now = unit ? after + beforeUnit(locale, unit) + unit : after;
		const measured = before ? line(['', ` ${toArrow(locale)} `, ''], before, now) : now;
		return `- **${withColon(locale, escapeMarkdown(what))}** ${escapeMarkdown(measured)}\n`;
	},
	Decision: ({ title = '', instead }, inside, { locale }) => {
		const other =
			instead && ` (${withColon(locale, caseStudy[locale].instead)} ${escapeMarkdown(instead)})`;
		return `**${withColon(locale, caseStudy[locale].decision)} ${escapeMarkdown(title)}**${other ?? ''}\n\n${inside}`;
	},
	Quote: ({ by = '' }, inside) => `${toQuotation(inside)}\n>\n> — ${escapeMarkdown(by)}`,
	Aside: (_, inside) => toQuotation(inside),
	Video: ({ file = '', alt = '', caption }, _, { toFile }) =>
		withCaption(`[${escapeMarkdown(alt)}](<${toFile(file)}>)`, caption),
	Code: ({ caption }, inside) => withCaption(inside, caption),
	Scene: ({ caption }) => withCaption('', caption),
};

/** A picture with its caption. */
export function toFigure(
	{ picture = '', alt = '', caption }: BlockAttributes,
	{ toPicture }: ProseAround,
): string {
	return withCaption(toImage(alt, toPicture(picture)), caption);
}

function toImage(alt: string, address: string): string {
	return `![${escapeMarkdown(alt)}](<${address}>)`;
}

function withCaption(text: string, caption: string | undefined): string {
	return caption === undefined ? text : `${text}\n\n_${escapeMarkdown(caption)}_`;
}

function toQuotation(text: string): string {
	return text.replace(/^/gm, '> ').replace(/ +$/gm, '');
}
