import { existsSync, readFileSync } from 'node:fs';

/**
 * npm compares a package with its hash in package-lock.json, and installs one without a hash in silence. So the
 * installation and every command end here if a hash is missing. JavaScript, because an older Node may run it.
 */
const file = new URL('../package-lock.json', import.meta.url);
// Other package managers have lock files of their own.
const { packages = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const unverified = Object.entries(packages)
	// A link leads to a folder of this project; a bundled package is part of another one.
	.filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle)
	.filter(([, { integrity = '' }]) => !/^sha512-[A-Za-z\d+/]{86}==$/.test(integrity))
	.map(([path]) => path);
if (unverified.length > 0) {
	console.error(
		`package-lock.json has no SHA-512 hash of ${unverified.join(', ')}, so nothing proves what was installed. Delete these entries, run "npm install --package-lock-only", then "npm ci".`,
	);
	process.exit(1);
}
