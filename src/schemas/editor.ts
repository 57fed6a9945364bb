import { z } from 'zod';

/** The line that tells editors which JSON schema checks the file. Every JSON file may have it; the site ignores it. */
export const editorKeys = {
	$schema: z.string().optional().describe('Path to the JSON schema, for help while editing. Ignored by the site.'),
};
