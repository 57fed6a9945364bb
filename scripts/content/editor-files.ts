import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'jsonc-parser';
import { type GeneratedFiles, readIfThere } from '../generated-files.ts';
import { toEditorMapping, toEditorSchemas } from './json-schema.ts';

const schemaFolder = 'schemas/json';
const settingsFile = '.vscode/settings.json';

/**
 * Files for editors as the schemas of the site want them in the project folder `root`: the schemas, and which files they
 * are for. Other settings of editors stay, and schemas of entities that no longer exist go.
 */
export function toEditorFiles(root: string): GeneratedFiles {
	const folder = join(root, schemaFolder);
	const present = existsSync(folder) ? readdirSync(folder) : [];
	return new Map([
		...present.map((name) => [`${schemaFolder}/${name}`, undefined] as const),
		...toEditorSchemas(),
		[settingsFile, toSettingsText(readIfThere(join(root, settingsFile)))],
	]);
}

/** Short lists are on one line, as the formatter requires. */
function toSettingsText(before = '{}'): string {
	const settings: Record<string, unknown> = parse(before) ?? {};
	const mapping = toEditorMapping();
	if (isDeepStrictEqual(settings['json.schemas'], mapping)) return before;
	const text = JSON.stringify({ ...settings, 'json.schemas': mapping }, null, '\t');
	return `${text.replace(/\[\s+("[^"]*")\s+\]/g, '[$1]')}\n`;
}
