import {
	type BuiltInLocale,
	defaultLocale,
	isBuiltIn,
	type Locale,
	toBuiltIn,
} from '#i18n/locales.ts';

/** The sections of a new case study, and what is in them until the author writes. */
interface Outline {
	/** Notes are comments: visitors do not see them. */
	whole: string;
	problem: Section;
	decision: Section;
	/** Of the block `Decision`. */
	title: string;
	instead: string;
	why: string;
	mistake: Section;
	result: Section;
}

interface Section {
	heading: string;
	advice: string;
}

/** In the language of the file, otherwise in the default language of the site, otherwise in English. */
export function findOutline(locale: Locale): Outline {
	return outlines[isBuiltIn(locale) ? locale : toBuiltIn(defaultLocale)];
}

/** The sentences that the author replaces or deletes, notes included. */
export function listStandIns({ whole, title, instead, why, ...sections }: Outline): string[] {
	return [whole, title, instead, why, ...Object.values(sections).map(({ advice }) => advice)];
}

/** The headings may stay, if they are in the language of the file. */
export function listHeadings({ problem, decision, mistake, result }: Outline): string[] {
	return [problem, decision, mistake, result].map(({ heading }) => heading);
}

/** In every language. */
export function listOutlines(): readonly Outline[] {
	return Object.values(outlines);
}

const outlines = {
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
} as const satisfies Record<BuiltInLocale, Outline>;
