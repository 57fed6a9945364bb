import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each writes what it makes of the tools that are there; `node-version.js` writes the lists of their folders. */
const writers = ['scripts/write-json-schemas.ts', 'scripts/content-docs.ts'];

/** Makes package.json, words, lists, schemas and the guide of the content agree with the code that is left in `root`. */
export function followCode(root: string) {
	const file = join(root, 'package.json');
	const settings = JSON.parse(readFileSync(file, 'utf8'));
	for (const [name, command] of Object.entries<string>(settings.scripts)) {
		const paths = command.match(/\bscripts\/[\w./-]+/g) ?? [];
		if (!paths.every((path) => existsSync(join(root, path)))) delete settings.scripts[name];
	}
	writeFileSync(file, `${JSON.stringify(settings, null, '\t')}\n`);
	for (const words of globSync(join(root, 'src/content/i18n/*.json'))) {
		const all = Object.entries(JSON.parse(readFileSync(words, 'utf8')));
		const areas = all.filter(([area]) => existsSync(join(root, 'src/i18n/messages', area)));
		if (areas.length < all.length)
			writeFileSync(words, `${JSON.stringify(Object.fromEntries(areas), null, '\t')}\n`);
	}
	for (const script of writers) {
		const args = ['--import', './scripts/node-version.js', script];
		const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
		if (status !== 0) throw new Error(`${script} failed:\n${stderr}`);
	}
}
