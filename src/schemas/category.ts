import { z } from 'zod';
import { editorKeys } from './editor.ts';
import { localized } from './localized.ts';
import { pictureFile } from './picture.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';
import { flag, matching, names, order, type Reference } from './text.ts';

const toGroupError = absentOrWrong(
	'name of the group',
	'the name of a folder',
	'Write lower-case letters, digits and hyphens, for example "wound-care".',
);
const toDiplomaError = absentOrWrong(
	'name of the diploma',
	'a diploma',
	'Write the school and the file name, for example "provider/java-developer".',
);
const groupExample = { id: 'wound-care', title: { en: 'Wound care' } };

const groupSchema = record({
	id: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, toGroupError).meta({
		description:
			'Folder of the certificates of this group in src/content/certificates, for example "wound-care".',
		examples: ['wound-care'],
	}),
	title: localized('title of the group', {
		en: 'Wound care',
		uk: 'Догляд за ранами',
		es: 'Cuidado de heridas',
	})
		.optional()
		.describe('Heading of the group on the page. Required if the category has several groups.'),
	keywords: names('list of keywords', ['Scrum', 'Kanban'])
		.optional()
		.describe(
			'Words in the titles of certificates by which "npm run import" finds this group, besides those of its title.',
		),
	diploma: matching(/^[a-z0-9-]+\/[a-z0-9-]+$/, toDiplomaError)
		.meta({ examples: ['provider/java-developer'], refersTo: 'diplomas' satisfies Reference })
		.optional()
		.describe(
			'Diploma that the heading of the group links to: the school and the file name, for example "provider/java-developer".',
		),
});

/** A category of certificates. Its name is that of its file, and part of the address of its page. */
export const categorySchema = record({
	...editorKeys('../../../schemas/json/category.json'),
	order: order()
		.optional()
		.describe(
			'Position of the category in the menu and among the tiles, from 1. Without it, after the others, in the order of file names.',
		),
	title: localized('title', {
		en: 'Nursing',
		uk: 'Сестринська справа',
		es: 'Enfermería',
	}).describe('Name of the category, in every language of the site.'),
	lead: localized('lead', {
		en: 'Further training since my first year on the ward.',
		uk: 'Підвищення кваліфікації від першого року у відділенні.',
		es: 'Formación continua desde mi primer año en planta.',
	})
		.optional()
		.describe('One sentence below the title of the page.'),
	picture: pictureFile('categories/nursing.webp')
		.optional()
		.describe(
			'Picture of the tile in src/assets, 4:3, at least 800 px wide, for example "categories/nursing.webp". Without it, the tile consists of its title and count.',
		),
	thread: localized('thread', {
		en: 'nursing',
		uk: 'сестринська справа',
		es: 'enfermería',
	})
		.optional()
		.describe(
			'Word for the legend of the chart of documents, which then draws the certificates of this category in the accent colour: write it for the categories of your profession. Without it, they are drawn in the colour of the text.',
		),
	sortable: flag('true adds buttons to the page that sort the certificates by date.').optional(),
	groups: z
		.array(groupSchema, {
			error: absentOrWrong(
				'list of groups',
				'a list of groups',
				`Write a list, for example ${JSON.stringify([groupExample])}.`,
			),
		})
		.default([])
		.meta({
			description:
				'Groups of certificates on the page, in this order; each is a folder in src/content/certificates. If left out, the category has one group, whose folder has the name of the category.',
			examples: [[groupExample]],
		}),
});

export type CategoryContent = z.output<typeof categorySchema>;
export type GroupContent = CategoryContent['groups'][number];

/** The groups of a category: those that its file names, or else one with the name of the category. */
export function toGroups(id: string, groups: readonly GroupContent[]): readonly GroupContent[] {
	return groups.length > 0 ? groups : [{ id }];
}
