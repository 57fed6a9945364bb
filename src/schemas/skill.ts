import { z } from 'zod';
import { partialDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { localized } from './localized.ts';
import { marks } from './marks.ts';
import { record } from './record.ts';
import { results } from './result.ts';
import { absentOrWrong } from './sentence.ts';
import { choice, entryName, names, order, text } from './text.ts';

export const skillSchema = record({
	...editorKeys('../../../schemas/json/skill.json'),
	kind: choice('kind', ['hard', 'soft']).describe(
		'"hard" for a technical skill, "soft" for working with people.',
	),
	order: order()
		.optional()
		.describe(
			'Position in its list, starting at 1. Without it, after the others, in the order of file names.',
		),
	title: localized('title', {
		en: 'Budget planning',
		uk: 'Планування бюджету',
		es: 'Planificación presupuestaria',
	}).describe('Name of the skill, for example "Budget planning".'),
	description: localized('description', {
		en: 'Annual budgets for teams of up to 86 people, within 3% of the plan for six years.',
		uk: 'Річні бюджети для команд до 86 людей, шість років із відхиленням до 3 % від плану.',
		es: 'Presupuestos anuales para equipos de hasta 86 personas, seis años con una desviación inferior al 3 %.',
	})
		.optional()
		.describe('One or two sentences: what you use it for, with one example.'),
	technologies: names('list of technologies', ['TypeScript', 'React'])
		.default([])
		.describe(
			'Names of technologies exactly as in the projects. The years shown beside the skill are calculated from those projects.',
		),
	everydayTools: everydayTools().optional(),
	results: results()
		.optional()
		.describe(
			'What the skill changed, in numbers. The first result appears with it. A hard skill needs none: the projects with its technologies prove it.',
		),
	job: entryName('job', 'workshop-owner', 'experience')
		.optional()
		.describe(
			'Job in which you achieved the results: the name of its file in src/content/experience, without .json. The result links to it.',
		),
	...marks(['description', 'technologies', 'everydayTools', 'results', 'job']),
});

/** A list of projects cannot prove the use of what nearly every project has. */
function everydayTools() {
	const example = { name: 'Git', since: '2019' };
	const advice = `Write a list, for example ${JSON.stringify([example])}.`;
	const tool = record(
		{
			name: text('name of the tool', 'Git').describe('Name of the tool, spelt as in the projects.'),
			since: partialDate('2019')
				.optional()
				.describe(
					'Since when you have used it, as exactly as you know it: "2019", "2019-05" or "2019-05-14". The page shows the year.',
				),
		},
		absentOrWrong('everyday tool', 'an everyday tool', `Write ${JSON.stringify(example)}.`),
	);
	return z.array(tool, { error: absentOrWrong('list of everyday tools', 'a list', advice) }).meta({
		description:
			'Tools that nearly all your work uses, such as Git or HTML, with the year since which you have used them. Projects seldom name them, so the skills page shows "since 2019" beside them instead of counting projects, and the ranking leaves them out.',
		examples: [[example]],
	});
}
