import { z } from 'zod';
import { isoDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, localizedList } from './localized.ts';

export const experienceSchema = z.strictObject({
	...editorKeys,
	start: isoDate().describe('First day of the job. The list is sorted by it, newest first.'),
	end: isoDate().optional().describe('Last day. Leave the line out while the job goes on.'),
	company: localized().describe('Name of the company, or "Self-employed".'),
	job: localized().describe('Name of the position.'),
	website: link().optional().describe('Page of the company.'),
	mainDuties: localizedList().describe('What the job was mainly about.'),
	relatedDuties: localizedList().describe('What came with it.'),
	tasks: localizedList().describe('What was done or reached, one line each, with figures where there are any.'),
	skills: z.array(z.string().trim().min(1)).min(1, 'Name at least one skill.').describe('Names of skills used, the same in all languages.'),
});

export type ExperienceContent = z.output<typeof experienceSchema>;
