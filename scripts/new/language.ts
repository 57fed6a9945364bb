import { readEntries } from '../content/entries.ts';
import { toRecordText } from '../content/record-text.ts';
import { findSiteLanguages } from '../content/site-settings.ts';
import type { ContentTree } from '../content/tree.ts';
import { sayCoverage, toWordCoverage } from '../content/words/word-coverage.ts';
import { readRecord, siteFile } from '../init/record.ts';
import { makeWords } from './words.ts';

/** The files that make a language one of the site, and the sentences about them. */
export function addLanguage(tag: string, tree: ContentTree, withTools: boolean) {
	const files = new Map<string, string>();
	const languages: string[] = findSiteLanguages(readEntries(tree).entries);
	const isNew = !languages.includes(tag);
	if (isNew) {
		const site = { ...readRecord(tree, siteFile), languages: [...languages, tag] };
		files.set(siteFile, toRecordText(siteFile, site));
	}
	const coverage = toWordCoverage(tree, tag);
	const missing = [...coverage.pages, ...(withTools ? coverage.tools : [])];
	if (missing.length > 0) files.set(...makeWords(tag, tree, missing));
	const steps = [
		sayCoverage(withTools ? { ...coverage, tools: [] } : coverage),
		missing.length === 0
			? ''
			: `Write the translation below each English text of src/content/i18n/${tag}.json: what stays empty is shown in another language.`,
		isNew
			? `It is now the last of "languages" in src/content/${siteFile}. Write src/content/home/${tag}.mdx and src/content/about/${tag}.mdx, and add "${tag}" to the texts of the records: npm run content:report lists what is missing.`
			: `It is in "languages" of src/content/${siteFile} already.`,
	];
	return { files, steps: steps.filter((step) => step !== '') };
}
