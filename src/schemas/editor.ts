import { text } from './text.ts';

/** The field with the JSON schema of the file, for editors. `path` leads there from the file. */
export function editorKeys(path: string) {
	return {
		$schema: text('path', path)
			.optional()
			.describe(
				'Path to the JSON schema, which editors use to explain the fields. The site ignores it.',
			),
	};
}
