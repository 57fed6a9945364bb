import './site-languages.ts';
import { ImportError } from './import/read-source.ts';
import { runImport } from './import/run.ts';

try {
	console.log(runImport(process.argv.slice(2), 'src/content'));
} catch (error) {
	if (!(error instanceof ImportError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
