import { text } from './text.ts';

/** The line that tells editors which JSON schema checks the file. Every JSON file may have it; the site ignores it. */
export const editorKeys = {
	$schema: text('path', '../../../schemas/json/project.json')
		.optional()
		.describe('Path to the JSON schema, for help while editing. Ignored by the site.'),
};
