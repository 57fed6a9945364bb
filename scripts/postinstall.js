// Ends the installation with a sentence if a package has no hash, or if commands would run on a Node that is too old: not every
// platform has a package that brings a newer one.
import './node-version.js';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Takes the C++ headers (67 MB) out of the packages that bring Node: only native packages built from source need them.
 * JavaScript, because before this Node is installed an older one may run it.
 */
for (const platform of ['linux-arm64', 'linux-x64']) {
	const headers = new URL(`../node_modules/node-${platform}/include`, import.meta.url);
	rmSync(fileURLToPath(headers), { recursive: true, force: true });
}
