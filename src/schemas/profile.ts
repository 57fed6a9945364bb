import { z } from 'zod';
import { findCountryCode, isCountryCode } from '#i18n/country-code.ts';
import { telephonePattern } from '#lib/telephone.ts';
import { askExample, askSchema } from './ask.ts';
import { partialDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, localizedList, textOrLocalized } from './localized.ts';
import { privateMark } from './marks.ts';
import { record } from './record.ts';
import { absentOrWrong, quote } from './sentence.ts';
import { choice, matching } from './text.ts';

/** Kinds of contact that have an icon, in the order of the icons on the home page. */
export const contactKinds = [
	'messenger',
	'chat',
	'professional',
	'code',
	'social',
	'microblog',
	'video',
	'website',
	'appointments',
	'email',
	'telephone',
] as const;

const contactSchema = record({
	kind: choice('kind of contact', contactKinds).describe(
		'Kind of contact; it determines the icon.',
	),
	label: localized('label', {
		en: 'LinkedIn',
		uk: 'LinkedIn',
		es: 'LinkedIn',
	}).describe('Name of the service, read aloud by screen readers and printed in the CV.'),
	url: link('https://www.linkedin.com/in/you').describe('Address that the icon links to.'),
	private: privateMark([]),
});

const referenceSchema = record({
	name: localized('name', {
		en: 'Olha Pryklad',
		uk: 'Ольга Приклад',
		es: 'Olha Pryklad',
	}).describe('Name of the person, for example "Olha Pryklad".'),
	position: localized('position', {
		en: 'Hotel owner',
		uk: 'Власниця готелю',
		es: 'Propietaria de un hotel',
	})
		.optional()
		.describe('Their position, for example "Hotel owner".'),
	text: localized('reference', {
		en: 'She delivered on every date we agreed.',
		uk: 'Вона дотримала кожного погодженого строку.',
		es: 'Cumplió todos los plazos acordados.',
	})
		.optional()
		.describe('What they write about you, for example "She delivered on every date we agreed."'),
	contact: link('mailto:name@example.com')
		.optional()
		.describe('Address at which to contact them, for example "mailto:name@example.com".'),
	private: privateMark(['position', 'text', 'contact']),
});

const referenceExample = { name: { en: 'Olha Pryklad', uk: 'Ольга Приклад', es: 'Olha Pryklad' } };

const contactExample = {
	kind: 'email',
	label: { en: 'E-mail', uk: 'Електронна пошта', es: 'Correo electrónico' },
	url: 'mailto:name@example.com',
};

const toTelephoneError = absentOrWrong(
	'telephone number',
	'a telephone number',
	'Write its digits, for example "+34 600 000 000" or "(512) 555-0188".',
);

function toCountryError({ input }: z.core.$ZodRawIssue): string {
	const code = findCountryCode(String(input));
	if (code === undefined) return `${quote(input)} is not known as a country.`;
	return `${quote(input)} is not the code of a country. Write ${quote(code)}.`;
}

export const profileSchema = record({
	...editorKeys('../../../schemas/json/profile.json'),
	name: localized('name', {
		en: 'Olena Pryklad',
		uk: 'Олена Приклад',
		es: 'Olena Pryklad',
	}).describe('Your full name.'),
	jobTitle: localized('job title', {
		en: 'Project manager',
		uk: 'Керівниця проєктів',
		es: 'Jefa de proyectos',
	}).describe('Job title in one line, for the CV and search engines.'),
	titles: localizedList('list of titles', {
		en: ['Logistics planner', 'Project manager'],
		uk: ['Планувальниця логістики', 'Керівниця проєктів'],
		es: ['Planificadora logística', 'Jefa de proyectos'],
	}).describe('Job titles or short statements that rotate above the name. The sample has six.'),
	worth: localized('value proposition', {
		en: 'I bring warehouses and software **together**, after nine years in logistics.',
		uk: 'Після дев’яти років у логістиці **поєдную** склади й програми.',
		es: 'Tras nueve años en logística, **conecto** almacenes y software.',
	})
		.optional()
		.describe(
			'One sentence below the name on the home page: what you make, for whom, and what sets you apart. Put its key word between two pairs of asterisks.',
		),
	summary: localized('summary', {
		en: 'Project manager in Lviv with nine years in logistics. She brings warehouses and software together.',
		uk: 'Керівниця проєктів зі Львова, дев’ять років у логістиці. Поєднує склади й програми.',
		es: 'Jefa de proyectos en Leópolis con nueve años en logística. Conecta almacenes y software.',
	}).describe('Two sentences for search engines, social preview images and the top of the CV.'),
	town: localized('town', {
		en: 'Lviv',
		uk: 'Львів',
		es: 'Leópolis',
	}).describe('Town where you live, without the country.'),
	country: z
		.string({ error: toCountryError })
		.refine(isCountryCode, { error: toCountryError })
		.meta({
			description:
				'Country where you live: its code of two capital letters (ISO 3166-1), for example "UA". Each page shows its name after the town.',
			examples: ['UA'],
		})
		.optional(),
	nativeLanguage: localized('native language', {
		en: 'Ukrainian',
		uk: 'Українська',
		es: 'Ucraniano',
	})
		.optional()
		.describe(
			'Your native language. The home page lists it before the languages of src/content/languages.',
		),
	availability: localized('availability', {
		en: 'Open to work',
		uk: 'Відкрита до пропозицій',
		es: 'Abierta a propuestas',
	})
		.optional()
		.describe('Your availability in a few words, for the home page, for example "Open to work".'),
	ask: askSchema
		.meta({
			description:
				'What the home page and each case study end with: what you can be asked for, and how to write to you. Without it, they have no such part.',
			examples: [askExample],
		})
		.optional(),
	website: link('https://you.example').optional().describe('Your website, if it is not this one.'),
	telephone: matching(new RegExp(telephonePattern, 'u'), toTelephoneError)
		.meta({
			description:
				'Telephone number as you write it, for example "+34 600 000 000" or "(512) 555-0188". Visitors from other countries need the country code.',
			examples: ['+34 600 000 000', '(512) 555-0188'],
		})
		.optional(),
	address: textOrLocalized('address', '7 Sample Street, 79000 Lviv', {
		en: '7 Sample Street, 79000 Lviv',
		uk: 'вул. Зразкова, 7, 79000 Львів',
		es: 'Calle de la Muestra, 7, 79000 Leópolis',
	})
		.optional()
		.describe('Postal address in one line, for example "7 Sample Street, 79000 Lviv".'),
	birthDate: partialDate('1990-05-14')
		.optional()
		.describe('Date of birth, for example "1990-05-14", or only the year, "1990".'),
	interests: localizedList('list of interests', {
		en: ['Orienteering', 'Restoring radios'],
		uk: ['Спортивне орієнтування', 'Відновлення радіоприймачів'],
		es: ['Carreras de orientación', 'Restaurar radios'],
	})
		.optional()
		.describe('What you do besides work, for the end of the CV, for example "Orienteering".'),
	references: z
		.array(referenceSchema, {
			error: absentOrWrong(
				'list of references',
				'a list of references',
				`Write a list, for example [${JSON.stringify(referenceExample)}].`,
			),
		})
		.meta({
			description:
				'People who recommend you. They appear in the CV: on its page and in the PDF, JSON Resume and Markdown.',
			examples: [[referenceExample]],
		})
		.optional(),
	email: z
		.email({
			error: absentOrWrong(
				'e-mail address',
				'an e-mail address',
				'Write it as "name@example.com".',
			),
		})
		.meta({ description: 'Public e-mail address.', examples: ['name@example.com'] }),
	contacts: z
		.array(contactSchema, {
			error: absentOrWrong(
				'list of contacts',
				'a list of contacts',
				`Write a list, for example [${JSON.stringify(contactExample)}].`,
			),
		})
		.min(1, 'The list of contacts is empty. Add at least one.')
		.meta({
			description: 'The row of contact icons on the home page.',
			examples: [[contactExample]],
		}),
	private: privateMark([
		'worth',
		'nativeLanguage',
		'availability',
		'ask',
		'website',
		'telephone',
		'address',
		'birthDate',
		'interests',
		'references',
	]),
});
