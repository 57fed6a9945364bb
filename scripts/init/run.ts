import { spawnSync } from 'node:child_process';
import { mendPictures } from '../content/mend-pictures.ts';
import { readContentTree } from '../content/tree.ts';
import { toDeployFiles } from '../deploy/files.ts';
import { writeStale } from '../generated-files.ts';
import type { Ask, Flags } from '../new/ask.ts';
import { carryOut } from './carry-out.ts';
import { followCode } from './follow-code.ts';
import { printNextSteps } from './next-steps.ts';
import { makePlan } from './plan.ts';
import { readProject } from './project.ts';
import { writeReadme } from './readme.ts';

/** Asks what the flags do not answer, changes the project folder `root`, and prints what to do next. */
export async function runInit(root: string, flags: Flags, ask: Ask, print = console.log) {
	const { lines } = await mendPictures(root, readContentTree(root));
	for (const line of lines) print(line);
	const year = new Date().getFullYear();
	const plan = await makePlan({
		project: readProject(root),
		flags,
		ask,
		print,
		year,
	});
	carryOut(root, plan);
	if (plan.code.size > 0) followCode(root);
	writeReadme(root, plan);
	// They name the languages, each of which has a 404 page of its own.
	writeStale(root, toDeployFiles());
	// The format check of the tests expects this layout. Without the formatter the files are still valid.
	const written = [...plan.writes.keys()].filter((file) => file.endsWith('.json'));
	spawnSync('biome', ['format', '--write', ...written], { shell: process.platform === 'win32' });
	print(printNextSteps(plan));
}
