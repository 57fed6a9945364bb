import { isTimeZone } from '#i18n/time-zone.ts';
import { localized, localizedList } from './localized.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';
import { matching } from './text.ts';

const mostLines = 3;
const toTimeZoneError = absentOrWrong(
	'time zone',
	'the name of a time zone',
	'Write its continent and city, for example "Europe/Kyiv".',
);

export const askExample = {
	heading: {
		en: 'Does your warehouse keep its stock in a spreadsheet?',
		uk: 'Ваш склад досі веде залишки в таблиці?',
		es: '¿Su almacén aún lleva las existencias en una hoja de cálculo?',
	},
	lines: {
		en: ['A plan for moving it into software.', 'A project manager for your team.'],
		uk: ['План переходу на програму обліку.', 'Керівниця проєктів для вашої команди.'],
		es: ['Un plan para pasarlas a un programa.', 'Una jefa de proyectos para su equipo.'],
	},
	timeZone: 'Europe/Kyiv',
};

/** What the author may be asked for, at the end of the home page and of each case study. */
export const askSchema = record({
	heading: localized('question', askExample.heading).describe(
		'Heading: a question to the reader. A case study can have its own, in the field "ask" at the top of its file.',
	),
	lines: localizedList('list of offers', askExample.lines, mostLines).describe(
		`What you can be asked for: up to ${mostLines} short lines.`,
	),
	reply: localized('reply time', {
		en: 'Within two working days',
		uk: 'Упродовж двох робочих днів',
		es: 'En dos días laborables',
	})
		.optional()
		.describe('How soon you reply, for example "Within two working days".'),
	timeZone: matching(/^([A-Z]\w+(\/[\w+-]+)+|UTC)$/, toTimeZoneError)
		.refine(isTimeZone, { error: toTimeZoneError })
		.meta({
			description:
				'Time zone in which you work: its name in the IANA database, for example "Europe/Kyiv". The site shows its name in words and its offsets from UTC.',
			examples: ['Europe/Kyiv'],
		})
		.optional(),
	terms: localized('form of work', {
		en: 'Employed or freelance',
		uk: 'У штаті або за договором',
		es: 'En plantilla o por cuenta propia',
	})
		.optional()
		.describe(
			'How you can be hired, for example "Employed or freelance". It follows the availability.',
		),
});
