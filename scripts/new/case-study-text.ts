import { formatNumber } from '#i18n/format-number.ts';
import { type BuiltInLocale, defaultLocale, type Locale, toBuiltIn } from '#i18n/locales.ts';
import { readField } from '../content/source.ts';

/** A case study to fill in: the usual sections, with the results of the project. */
export function toCaseStudyText({ locale, lead, published, record }: Outline): string {
	const t = words[toBuiltIn(locale)];
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

const words = {
	en: {
		whole:
			'Write 600 to 1,200 words in the first person. Delete these notes as you go; visitors do not see them.',
		problem: {
			heading: 'The problem',
			advice: 'Who had it, how often, and what it cost. Give a number.',
		},
		decision: {
			heading: 'Decisions',
			advice: 'Three decisions that someone else might have made differently, and your reasons.',
		},
		title: 'The chosen option',
		instead: 'The rejected option',
		why: 'The reasons.',
		mistake: {
			heading: 'What went wrong',
			advice: 'One thing that did not work at first, and how you noticed.',
		},
		result: {
			heading: 'The result',
			advice: 'The number from the beginning, measured again after the work.',
		},
	},
	uk: {
		whole:
			'600–1200 слів від першої особи. Зітріть ці рядки, коли писатимете: відвідувачі їх не бачать.',
		problem: {
			heading: 'Проблема',
			advice: 'Хто з нею стикався, як часто і скільки вона коштувала. Наведіть число.',
		},
		decision: {
			heading: 'Які рішення ухвалено',
			advice: 'Три рішення, які хтось інший ухвалив би інакше, і чому.',
		},
		title: 'Що обрано',
		instead: 'Що відкинуто',
		why: 'Чому.',
		mistake: {
			heading: 'Що пішло не так',
			advice: 'Щось, що спершу не вийшло, і як ви це помітили.',
		},
		result: { heading: 'Результат', advice: 'Те саме число, що й на початку, але після роботи.' },
	},
	es: {
		whole:
			'De 600 a 1200 palabras en primera persona. Borre estas líneas al escribir: los visitantes no las ven.',
		problem: {
			heading: 'El problema',
			advice: 'Quién lo tenía, cuántas veces y cuánto costaba. Indique un número.',
		},
		decision: {
			heading: 'Lo que se decidió',
			advice: 'Tres decisiones que otra persona podría haber tomado de otro modo, y por qué.',
		},
		title: 'Lo que se eligió',
		instead: 'Lo que se descartó',
		why: 'Por qué.',
		mistake: {
			heading: 'Lo que salió mal',
			advice: 'Algo que al principio no funcionó, y cómo lo notó usted.',
		},
		result: {
			heading: 'El resultado',
			advice: 'El mismo número que al principio, ahora después del trabajo.',
		},
	},
} as const satisfies Record<BuiltInLocale, object>;

interface Outline {
	locale: Locale;
	lead: string;
	/** YYYY-MM-DD. */
	published: string;
	/** The file of the project. */
	record: unknown;
}
