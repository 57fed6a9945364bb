import type { Plan } from './plan.ts';

/** What was done, and what is left for the author. */
export function printNextSteps({ moves, copies, folder, address }: Plan): string {
	const kept =
		moves.size > 0
			? `${moves.size + copies.size} files of the sample are in ${folder}/ now; nothing was deleted.`
			: `What the files said before is in ${folder}/; all records are where they were.`;
	const steps = [
		'Put your portrait into src/assets/photos, name it in src/content/photos/1.json, and take the other files of that folder away.',
		...(moves.size > 0
			? [
					'Add what you have done: npm run new -- job, npm run new -- project, npm run new -- certificate.',
				]
			: []),
		'In src/content/site/site.json write where your source is ("repository") and which languages you publish ("languages").',
		'Tell your story in src/content/home, one file per language.',
		'See it while you write: npm run dev, with forms for all of it at /admin. Check it: npm run content:check.',
		address === undefined
			? 'Say where the site will be: SITE_URL=https://you.example in a file .env. docs/deploy.md says how to get it there.'
			: `Bring it to ${address}: docs/deploy.md says how.`,
	];
	return [
		'',
		`The site is yours, and its content is in order. ${kept}`,
		'',
		'Next:',
		...steps.map((step, at) => `${at + 1}. ${step}`),
	].join('\n');
}
