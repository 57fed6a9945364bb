import { z } from 'zod';
import { isoDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, localizedList, textOrLocalized } from './localized.ts';
import { privateMark } from './marks.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';
import { choice } from './text.ts';

/** The icons that exist for contacts, in the order of the specification. */
export const contactKinds = [
	'messenger',
	'chat',
	'professional',
	'code',
	'social',
	'microblog',
	'video',
	'email',
	'telephone',
] as const;

const contactSchema = record({
	kind: choice('kind of contact', contactKinds).describe('Which icon it gets.'),
	label: localized().describe(
		'What the icon is called for those who do not see it, for example "Write in the messenger".',
	),
	url: link().describe('Address the icon leads to.'),
	private: privateMark([]),
});

const referenceSchema = record({
	name: localized().describe('Name of the person who vouches for you, for example "Olha Pryklad".'),
	position: localized().optional().describe('What they are, for example "Owner of a hotel".'),
	text: localized()
		.optional()
		.describe('What they say, in their own words, for example "She kept every date."'),
	contact: link().optional().describe('How to ask them, for example "mailto:name@example.com".'),
	private: privateMark(['position', 'text', 'contact']),
});

const contactExample = {
	kind: 'email',
	label: { en: 'Write an e-mail', uk: 'Написати листа', es: 'Escribir un correo' },
	url: 'mailto:name@example.com',
};

const toTelephoneError = absentOrWrong(
	'telephone number',
	'a telephone number',
	'Write it with the code of the country, for example "+34 600 000 000".',
);

export const profileSchema = record({
	...editorKeys,
	name: localized('name', {
		en: 'Olena Pryklad',
		uk: 'Олена Приклад',
		es: 'Olena Pryklad',
	}).describe('Full name of the person.'),
	jobTitle: localized('job title', {
		en: 'Project manager',
		uk: 'Керівниця проєктів',
		es: 'Jefa de proyectos',
	}).describe('Job title in one line, for search engines and the CV.'),
	titles: localizedList().describe(
		'The texts that take turns above the name: job titles or short statements. The sample has six.',
	),
	worth: localized('sentence of worth', {
		en: 'I bring warehouses and software **together**, after nine years in logistics.',
		uk: 'Після дев’яти років у логістиці **поєдную** склади й програми.',
		es: 'Tras nueve años en logística, **uno** almacenes y software.',
	})
		.optional()
		.describe(
			'One sentence under the name on the home page: what you make, for whom, and why you of all people. Put its key word between two pairs of asterisks.',
		),
	summary: localized('summary', {
		en: 'Project manager in Lviv with nine years in logistics. She brings warehouses and software together.',
		uk: 'Керівниця проєктів зі Львова, дев’ять років у логістиці. Поєднує склади й програми.',
		es: 'Jefa de proyectos en Leópolis con nueve años en logística. Une almacenes y software.',
	}).describe('Two sentences for search engines, social pictures and the top of the CV.'),
	place: localized('place', {
		en: 'Lviv, Ukraine',
		uk: 'Львів, Україна',
		es: 'Leópolis, Ucrania',
	}).describe('City and country.'),
	nativeLanguage: localized('native language', {
		en: 'Ukrainian',
		uk: 'Українська',
		es: 'Ucraniano',
	})
		.optional()
		.describe(
			'The language you grew up with. The home page names it before those of src/content/languages.',
		),
	availability: localized('availability', {
		en: 'Open to work',
		uk: 'Відкрита до пропозицій',
		es: 'Abierta a propuestas',
	})
		.optional()
		.describe(
			'Whether you can be hired, in a few words, for the home page, for example "Open to work".',
		),
	website: link().optional().describe('Own site, if it is not this one.'),
	telephone: z
		.string({ error: toTelephoneError })
		.regex(/^\+[0-9][0-9 ]{5,18}[0-9]$/, { error: toTelephoneError })
		.meta({
			description: 'Telephone number with the code of the country, for example "+34 600 000 000".',
			examples: ['+34 600 000 000'],
		})
		.optional(),
	address: textOrLocalized()
		.optional()
		.describe('Postal address in one line, for example "7 Sample Street, 79000 Lviv".'),
	birthDate: isoDate().optional().describe('Day of birth, for example 1990-05-14.'),
	references: z
		.array(referenceSchema, {
			error: absentOrWrong('list of references', 'a list of references', 'Write a list.'),
		})
		.meta({
			description:
				'People who vouch for you. They are shown in the CV and in the forms for machines.',
			examples: [[{ name: { en: 'Olha Pryklad', uk: 'Ольга Приклад', es: 'Olha Pryklad' } }]],
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
		.min(1, 'The list of contacts is empty. Name at least one way to write to you.')
		.meta({
			description: 'The row of contact icons on the home page.',
			examples: [[contactExample]],
		}),
	private: privateMark([
		'worth',
		'nativeLanguage',
		'availability',
		'website',
		'telephone',
		'address',
		'birthDate',
		'references',
	]),
});
