import './lock.js';
import './tool-index.js';

/**
 * Every command starts with this file, which any Node can run. Node runs TypeScript since 22.18 and 23.6: see the history
 * of "Modules: TypeScript" in its documentation. An older one would name only the ending `.ts` that it does not know.
 */
if (!process.features.typescript) {
	console.error(
		`This project needs Node 22.18 or newer, and this is Node ${process.versions.node}. Install a newer one from nodejs.org, then run the command again.`,
	);
	process.exit(1);
}
