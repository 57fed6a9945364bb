import { countNouns } from '../count-nouns.ts';
import type { Plan } from './plan.ts';

/** What has changed, and what the author does next. */
export function printNextSteps({ moves, copies, folder, address }: Plan): string {
	const kept =
		moves.size > 0
			? `${countNouns(moves.size + copies.size, 'sample file')} moved to ${folder}/; nothing was deleted.`
			: `The previous versions of the changed files are in ${folder}/; all other records are unchanged.`;
	const steps = [
		'Put your portrait into src/assets/photos, write its name into src/content/photos/1.json, and delete the other files in src/content/photos.',
		...(moves.size > 0
			? [
					'Add your records: npm run new -- job, npm run new -- project, npm run new -- category, npm run new -- certificate.',
				]
			: []),
		'In src/content/site/site.json, set the address of your source code ("repository") and the languages to publish ("languages").',
		'Write your story in src/content/home and the page about the site in src/content/about, one file per language.',
		'Preview the site with npm run dev; /admin has forms for all content. Check the content with npm run content:check.',
		address === undefined
			? 'Write the address of the site into a file called .env: SITE_URL=https://you.example. docs/deploy.md explains how to publish the site.'
			: `Publish the site at ${address}: see docs/deploy.md.`,
	];
	return [
		'',
		`The site is yours, and its content has no mistakes. ${kept}`,
		'',
		'Next steps:',
		...steps.map((step, at) => `${at + 1}. ${step}`),
	].join('\n');
}
