import './site-languages.ts';
import { ImportError } from './import/read-source.ts';
import { runImport } from './import/run.ts';
import { escapeLines } from './invisible.ts';

try {
	console.log(escapeLines(runImport(process.argv.slice(2), 'src/content')));
} catch (error) {
	if (!(error instanceof ImportError)) throw error;
	console.error(escapeLines(error.message));
	process.exitCode = 1;
}
