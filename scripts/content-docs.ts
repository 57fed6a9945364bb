import './site-languages.ts';
import { isStaleContentDocs, writeContentDocs } from './content/docs.ts';

const root = process.cwd();

if (process.argv.includes('--check') && isStaleContentDocs(root)) {
	console.error('docs/content.md is out of date. Run "npm run content:docs".');
	process.exitCode = 1;
} else {
	console.log(
		writeContentDocs(root) ? 'Written: docs/content.md' : 'docs/content.md is up to date.',
	);
}
