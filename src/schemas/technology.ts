import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { record } from './record.ts';
import { order, text } from './text.ts';

export const technologySchema = record({
	...editorKeys,
	order: order(),
	title: text('name', 'React').describe('Name, the same in all languages.'),
	url: link().describe('Home page of the technology.'),
	purpose: localized().describe('What this site uses it for, in a few words.'),
	package: text('package name', 'react')
		.optional()
		.describe('Name of the npm package. Its installed version is read when the site is built.'),
	version: text('version', 'ES2024')
		.optional()
		.describe('Version, only for what is no npm package, for example "ES2024".'),
})
	.refine(
		(technology) => (technology.package === undefined) !== (technology.version === undefined),
		{
			error:
				'Write either "package" (its version is read from what is installed) or "version", not both and not neither.',
			path: ['version'],
			when: ({ value }) => typeof value === 'object' && value !== null,
		},
	)
	.meta({ oneOf: [{ required: ['package'] }, { required: ['version'] }] });
