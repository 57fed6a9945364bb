import { z } from 'zod';
import { editorKeys } from './editor.ts';
import { localized } from './localized.ts';

export const skillSchema = z.strictObject({
	...editorKeys,
	kind: z.enum(['hard', 'soft'], { error: 'A skill is "hard" or "soft".' }).describe('Hard: a craft with tools. Soft: work with people.'),
	order: z.number().int().min(1).describe('Place in its list, from 1.'),
	title: localized().describe('Name of the skill, for example "Vue.js, React, Three.js".'),
	description: localized().describe('One or two sentences: what it is used for and how well.'),
	technologies: z
		.array(z.string().trim().min(1))
		.default([])
		.describe('Names as the projects write them; the years shown beside the skill are counted from those projects.'),
});

export type SkillContent = z.output<typeof skillSchema>;
