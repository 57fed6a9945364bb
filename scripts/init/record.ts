import type { ContentTree } from '../content/tree.ts';
import type { Content } from '../new/answer.ts';

/** The two files that are always there, by their path from `src/content`. */
export const profileFile = 'profile/profile.json';
export const siteFile = 'site/site.json';

/** The text of a file, with a `$schema` for editors. */
export function toText(entity: string, { $schema: _, ...record }: Content): string {
	const content = { $schema: `../../../schemas/json/${entity}.json`, ...record };
	return `${JSON.stringify(content, null, '\t')}\n`;
}

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

/** A value inside groups. @example readField(profile, 'name.uk') */
export function readField(record: Content, field: string): unknown {
	return field
		.split('.')
		.reduce<unknown>(
			(value, name) =>
				typeof value === 'object' && value !== null ? (value as Content)[name] : undefined,
			record,
		);
}
