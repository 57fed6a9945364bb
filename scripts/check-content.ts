import './site-languages.ts';
import { checkProject } from './content/check-project.ts';
import { printCounts, printMistakes } from './content/print.ts';

const { entries, mistakes, mended } = await checkProject(process.cwd());

for (const line of mended) console.log(line);
if (mistakes.length === 0) console.log(printCounts(entries));
else {
	console.error(printMistakes(mistakes));
	process.exitCode = 1;
}
