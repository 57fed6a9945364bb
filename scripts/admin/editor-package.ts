import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))), '..');
const outsideFont =
	/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+?)(?::vf)?@[^"'`) ]+\.woff2/g;

/** The script of the editor. Its fonts come from a public server: here they come from its package. */
export function readEditorScript(admin: string): string {
	const script = readFileSync(join(folder, 'dist/sveltia-cms.js'), 'utf8');
	return script.replace(outsideFont, `${admin}/fonts/$1.woff2`);
}

/** A font of the editor by its name, `noto-mono`. */
export function readEditorFont(name: string): Buffer | undefined {
	const assets = join(folder, 'npm/assets');
	const file = readdirSync(assets).find(
		(candidate) => candidate.startsWith(`${name}-latin-`) && candidate.endsWith('.woff2'),
	);
	return file === undefined ? undefined : readFileSync(join(assets, file));
}

/** The words of its interface in a language, `uk`. */
export function readEditorWords(language: string): string | undefined {
	const file = `${language}.json`;
	const words = join(folder, 'locales');
	return readdirSync(words).includes(file) ? readFileSync(join(words, file), 'utf8') : undefined;
}
