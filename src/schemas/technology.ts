import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized } from './localized.ts';
import { record } from './record.ts';
import { order, text } from './text.ts';

export const technologySchema = record({
	...editorKeys('../../../schemas/json/technology.json'),
	order: order(),
	title: text('name', 'React').describe('Name of the technology, the same in all languages.'),
	url: link('https://react.dev').describe('Home page of the technology.'),
	purpose: localized('purpose', {
		en: 'End-to-end tests',
		uk: 'Наскрізні тести',
		es: 'Pruebas de extremo a extremo',
	}).describe('What this site uses it for, in a few words.'),
	package: text('package name', 'react')
		.optional()
		.describe('Name of the npm package. The build reads the installed version.'),
	version: text('version', 'ES2024')
		.optional()
		.describe('Version, only for technologies that are not npm packages, for example "ES2024".'),
})
	.refine(
		(technology) => (technology.package === undefined) !== (technology.version === undefined),
		{
			error:
				'Write either "package", whose installed version is shown, or "version". Exactly one of them is required.',
			path: ['version'],
			when: ({ value }) => typeof value === 'object' && value !== null,
		},
	)
	.meta({ oneOf: [{ required: ['package'] }, { required: ['version'] }] });
