import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'jsonc-parser';
import { toEditorMapping, toEditorSchemas } from './json-schema.ts';

const schemaFolder = 'schemas/json';
const settingsFile = '.vscode/settings.json';

/** Files for editors in the project folder `root` that are not as the schemas of the site want them. */
export function findStaleFiles(root: string): string[] {
	const schemas = toEditorSchemas();
	const stale = [...schemas].filter(([file, text]) => read(join(root, file)) !== text);
	const mapping = readSettings(root)['json.schemas'];
	return [
		...stale.map(([file]) => file),
		...listLeftovers(root, schemas),
		...(isDeepStrictEqual(mapping, toEditorMapping()) ? [] : [settingsFile]),
	];
}

/** Writes the schemas for editors, and which files they are for; other editor settings stay. */
export function writeEditorFiles(root: string): string[] {
	const stale = findStaleFiles(root);
	const schemas = toEditorSchemas();
	for (const file of listLeftovers(root, schemas)) rmSync(join(root, file));
	for (const [file, text] of schemas) write(join(root, file), text);
	const settings = { ...readSettings(root), 'json.schemas': toEditorMapping() };
	write(join(root, settingsFile), toSettingsText(settings));
	return stale;
}

/** Schemas of entities that no longer exist. */
function listLeftovers(root: string, schemas: ReadonlyMap<string, string>): string[] {
	const folder = join(root, schemaFolder);
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.map((name) => `${schemaFolder}/${name}`)
		.filter((file) => !schemas.has(file));
}

function readSettings(root: string): Record<string, unknown> {
	return parse(read(join(root, settingsFile)) ?? '{}') ?? {};
}

/** Short lists are on one line, as the formatter requires. */
function toSettingsText(settings: Record<string, unknown>): string {
	const text = JSON.stringify(settings, null, '\t');
	return `${text.replace(/\[\s+("[^"]*")\s+\]/g, '[$1]')}\n`;
}

function read(file: string): string | undefined {
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function write(file: string, text: string) {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}
