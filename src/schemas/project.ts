import { isoMonth } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { marks } from './marks.ts';
import { cover, gallery } from './project-picture.ts';
import { record } from './record.ts';
import { results } from './result.ts';
import { documentNames, entryName, names, order } from './text.ts';

export const projectSchema = record({
	...editorKeys,
	title: localized().describe('Name of the project, shown as its heading.'),
	type: localized().describe(
		'What kind of thing it is, for example "Web application". Shown above the title.',
	),
	start: isoMonth().describe(
		'Month the work began, for example 2021-03. The list is sorted by it.',
	),
	end: isoMonth().optional().describe('Month the work ended. Leave the line out while it goes on.'),
	description: localized().describe(
		'Two or three sentences: what it is for, what was done, what came of it.',
	),
	technologies: names('list of technologies', ['TypeScript', 'React'])
		.default([])
		.describe(
			'Names as they are shown and searched, most important first. They also feed the developer ranking.',
		),
	source: link()
		.optional()
		.describe('Where the source code is. Leave the line out if it is not public.'),
	demo: link().optional().describe('Where it can be tried: an address, or a page of this site.'),
	video: link().optional().describe('A film of it, for example on a video service.'),
	featured: order()
		.optional()
		.describe(
			'Place among the selected work of the home page, from 1. Leave the line out for a project that is not shown there.',
		),
	cover: cover().optional(),
	gallery: gallery().optional(),
	role: localized('role', {
		en: 'Sole developer',
		uk: 'Єдиний розробник',
		es: 'Único desarrollador',
	})
		.optional()
		.describe('What you did in it, in a few words, for example "Sole developer".'),
	team: localized('team', {
		en: 'Two back-end developers, three dispatchers',
		uk: 'Двоє бекенд-розробників, троє диспетчерів',
		es: 'Dos desarrolladores de back-end, tres operadores de tráfico',
	})
		.optional()
		.describe(
			'With whom, in a few words. Leave the line out where you worked alone and the role tells it.',
		),
	client: localized('client', {
		en: 'A family hotel, 34 rooms',
		uk: 'Сімейний готель на 34 номери',
		es: 'Un hotel familiar, 34 habitaciones',
	})
		.optional()
		.describe('For whom, in a few words. Leave the line out for work of your own.'),
	results: results().optional(),
	certificates: documentNames()
		.optional()
		.describe(
			'Certificates or diplomas that belong to this work, named as "react/hooks": list, or school, and file name.',
		),
	job: entryName('job', 'front-end-developer', 'experience')
		.optional()
		.describe(
			'Job during which it was made: the name of its file in src/content/experience, without .json.',
		),
	...marks([
		...['end', 'source', 'demo', 'video', 'cover', 'gallery', 'role', 'team', 'client', 'results'],
		...['certificates', 'job'],
	]),
});
