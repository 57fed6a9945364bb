import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The version of a package of the project: the installed one, or the one in `devDependencies`, which an installation
 * for builds alone (`npm ci --omit=dev`) leaves out.
 */
export function readPackageVersion(name: string, root = process.cwd()): string {
	const installed = join(root, 'node_modules', name, 'package.json');
	const version = existsSync(installed)
		? readField(installed, 'version')
		: readField(join(root, 'package.json'), 'devDependencies', name);
	// Without a range or another name before it: "^1.2.3", "npm:typescript@7.0.2".
	const [found] = String(version).match(/\d+\.\d+\.\d+[\w.+-]*/) ?? [];
	if (found === undefined) throw new Error(`The package ${name} has no version.`);
	return found;
}

function readField(file: string, ...path: readonly string[]): unknown {
	let value: unknown = JSON.parse(readFileSync(file, 'utf8'));
	for (const key of path) {
		if (typeof value !== 'object' || value === null) return undefined;
		value = Object.entries(value).find(([name]) => name === key)?.[1];
	}
	return value;
}
