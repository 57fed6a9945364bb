import { toScript } from '#i18n/locales.ts';
import { countNouns } from '../count-nouns.ts';
import { pieces } from './pieces.ts';
import type { Plan } from './plan.ts';
import { toWordLines } from './summary.ts';

/** What has changed, and what the author does next. */
export function printNextSteps(plan: Plan): string {
	const { moves, copies, folder, report, placeholders, choices } = plan;
	const { address } = choices;
	const kept =
		moves.size > 0
			? `${countNouns(moves.size + copies.size, 'sample file')} moved to ${folder}/; nothing was deleted.`
			: `The previous versions of the changed files are in ${folder}/; all other records are unchanged.`;
	const hasPhotos =
		choices.kept.includes('photos') || plan.writes.has('src/content/photos/portrait.json');
	const files = [...plan.writes.keys()].filter((file) => file.startsWith('src/content/i18n/'));
	const shortened =
		plan.shortened === 0
			? ''
			: ` ${countNouns(plan.shortened, 'kept record')} referred to records, tools or CV versions that went: these references were taken out.`;
	const steps = [
		...(placeholders.length > 0
			? [
					`Replace ${countNouns(placeholders.length, 'placeholder')} of the import: npm run content:check lists them.`,
				]
			: []),
		...(hasPhotos ? [] : ['Add your portrait: npm run new -- photo.']),
		...(choices.kept.length < pieces.length
			? [
					'Add your records: in the forms at /admin, or with npm run new -- job, then school, skill, language … (npm run new -- --help).',
				]
			: []),
		...(files.length === 0
			? []
			: [
					`Translate the texts of buttons and menus in ${files.join(' and ')}, as far as you like: the English text is above each. What you leave empty is shown in another language.`,
				]),
		...listFontSteps(choices.languages),
		'Write your story in src/content/home, one file per language.',
		'Preview the site with npm run dev. Check the content with npm run content:check.',
		address === undefined
			? 'Write the address of the site into src/content/site/site.json: "address": "https://you.example". docs/deploy.md explains how to publish the site.'
			: `Publish the site at ${address}: see docs/deploy.md.`,
	];
	return [
		...(report === undefined ? [] : ['', report]),
		'',
		`The site is yours${placeholders.length > 0 ? '' : ', and its content has no mistakes'}. ${kept}${shortened}`,
		'',
		toWordLines(plan.words),
		'Next steps:',
		...steps.map((step, at) => `${at + 1}. ${step}`),
	].join('\n');
}

/** PDFs have no fonts but those of the site: Latin and Cyrillic letters, and Arabic and Hebrew ones of Rubik. */
function listFontSteps(languages: readonly string[]): string[] {
	const scripts = languages.map(toScript);
	const names = new Intl.DisplayNames('en', { type: 'script' });
	return [...new Set(scripts)]
		.filter((script) => !['Latn', 'Cyrl', 'Arab', 'Hebr'].includes(script))
		.map(
			(script) =>
				`Choose a font with ${names.of(script)} letters: those of the site have none, so the CV as a PDF would show boxes. The section "Fonts" of docs/look.md names one and its setting.`,
		);
}
