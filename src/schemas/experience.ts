import { isoDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, localizedList } from './localized.ts';
import { marks } from './marks.ts';
import { record } from './record.ts';
import { names } from './text.ts';

export const experienceSchema = record({
	...editorKeys,
	start: isoDate().describe('First day of the job. The list is sorted by it, newest first.'),
	end: isoDate().optional().describe('Last day. Leave the line out while the job goes on.'),
	company: localized().describe('Name of the company, or "Self-employed".'),
	job: localized().describe('Name of the position.'),
	website: link().optional().describe('Page of the company.'),
	mainDuties: localizedList().optional().describe('What the job was mainly about.'),
	relatedDuties: localizedList().optional().describe('What came with it.'),
	tasks: localizedList()
		.optional()
		.describe('What was done or reached, one line each, with figures where there are any.'),
	skills: names('list of skills', ['TypeScript', 'React'])
		.default([])
		.describe('Names of skills used, the same in all languages.'),
	...marks(['end', 'website', 'mainDuties', 'relatedDuties', 'tasks', 'skills']),
});
