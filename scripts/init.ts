import './site-languages.ts';
import { spawnSync } from 'node:child_process';
import { carryOut } from './init/carry-out.ts';
import { printNextSteps } from './init/next-steps.ts';
import { makePlan } from './init/plan.ts';
import { readProject } from './init/project.ts';
import { printHelp } from './init/questions.ts';
import { parseFlags } from './new/flags.ts';
import { openTerminal } from './new/terminal.ts';

try {
	const { word, flags } = parseFlags(process.argv.slice(2));
	if (word !== undefined)
		throw new Error(`"${word}" is not a flag. Write, for example, --name.en "Your Name".`);
	if ('help' in flags) {
		console.log(printHelp());
		process.exit();
	}
	const root = process.cwd();
	const { ask, close } = openTerminal();
	const year = new Date().getFullYear();
	const plan = await makePlan({
		project: readProject(root),
		flags,
		ask,
		print: console.log,
		year,
	}).finally(close);
	carryOut(root, plan);
	// The format check of the tests expects this layout. Without the formatter the files are still valid.
	const written = [...plan.writes.keys()].filter((file) => file.endsWith('.json'));
	spawnSync('biome', ['format', '--write', ...written], { shell: process.platform === 'win32' });
	console.log(printNextSteps(plan));
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
