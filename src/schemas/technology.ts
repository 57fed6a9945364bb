import { z } from 'zod';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';

export const technologySchema = z
	.strictObject({
		...editorKeys,
		order: z.number().int().min(1).describe('Place in the list, from 1.'),
		title: z.string().trim().min(1).describe('Name, the same in all languages.'),
		url: link().describe('Home page of the technology.'),
		purpose: localized().describe('What this site uses it for, in a few words.'),
		package: z.string().optional().describe('Name of the npm package. Its installed version is read when the site is built.'),
		version: z.string().optional().describe('Version, only for what is no npm package, for example "ES2024".'),
	})
	.refine((technology) => (technology.package === undefined) !== (technology.version === undefined), {
		error: 'Write either "package" (its version is read from what is installed) or "version", not both and not neither.',
		path: ['version'],
	});

export type TechnologyContent = z.output<typeof technologySchema>;
