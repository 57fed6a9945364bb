import { isoMonth } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { marks } from './marks.ts';
import { record } from './record.ts';
import { names } from './text.ts';

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
	...marks(['end', 'source', 'demo', 'video']),
});
