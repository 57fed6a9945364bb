import './site-languages.ts';
import { findStaleFiles, writeEditorFiles } from './content/editor-files.ts';

const root = process.cwd();

if (process.argv.includes('--check')) {
	const stale = findStaleFiles(root);
	if (stale.length > 0) {
		console.error(`Out of date: ${stale.join(', ')}. Run "npm run content:schemas".`);
		process.exitCode = 1;
	} else {
		console.log('The schemas for editors are up to date.');
	}
} else {
	const written = writeEditorFiles(root);
	console.log(
		written.length > 0
			? `Written: ${written.join(', ')}.`
			: 'The schemas for editors are up to date.',
	);
}
