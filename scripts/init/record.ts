import type { ContentTree } from '../content/tree.ts';
import type { Content } from '../new/answer.ts';

/** The two files that are always there, by their path from `src/content`. */
export const profileFile = 'profile/profile.json';
export const siteFile = 'site/site.json';

/** The fields of a file of the content. */
export function readRecord(tree: ContentTree, file: string): Content {
	try {
		return JSON.parse(tree.texts.get(file) ?? '');
	} catch {
		throw new Error(
			`src/content/${file} is missing or cannot be read. Run "npm run content:check" to see the reason.`,
		);
	}
}
