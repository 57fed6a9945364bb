import { editorKeys } from './editor.ts';
import { localized } from './localized.ts';
import { marks } from './marks.ts';
import { record } from './record.ts';
import { choice, names, order } from './text.ts';

export const skillSchema = record({
	...editorKeys,
	kind: choice('kind', ['hard', 'soft']).describe(
		'Hard: a craft with tools. Soft: work with people.',
	),
	order: order().describe('Place in its list, from 1.'),
	title: localized().describe('Name of the skill, for example "Vue.js, React, Three.js".'),
	description: localized()
		.optional()
		.describe('One or two sentences: what it is used for and how well.'),
	technologies: names('list of technologies', ['TypeScript', 'React'])
		.default([])
		.describe(
			'Names as the projects write them; the years shown beside the skill are counted from those projects.',
		),
	...marks(['description', 'technologies']),
});
