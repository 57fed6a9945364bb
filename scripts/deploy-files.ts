import './site-languages.ts';
import { findStaleDeployFiles, writeDeployFiles } from './deploy/files.ts';

const root = process.cwd();

if (process.argv.includes('--check')) {
	const stale = findStaleDeployFiles(root);
	if (stale.length > 0) {
		console.error(`Out of date: ${stale.join(', ')}. Run "npm run deploy:files".`);
		process.exitCode = 1;
	} else {
		console.log('The files for hosts are up to date.');
	}
} else {
	const written = writeDeployFiles(root);
	console.log(
		written.length > 0 ? `Written: ${written.join(', ')}.` : 'The files for hosts are up to date.',
	);
}
