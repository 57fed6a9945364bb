import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readValue } from '../new/answer.ts';
import { toHome } from './home.ts';
import type { Plan } from './plan.ts';

/** Sections of the README of Vzir that are true of every site. */
const lasting = /^## (Run it|Change it|Licence)\n/;

/** Replaces the README of Vzir by one about the new site, and keeps it in the folder of the sample. Any other README stays. */
export function writeReadme(
	root: string,
	{ folder, profile, choices: { languages, address } }: About,
) {
	const [file, kept] = [join(root, 'README.md'), join(root, folder, 'README.md')];
	const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
	if (!text.startsWith('# Vzir\n')) return;
	const name = readValue(profile, `name.${languages[0]}`) ?? readValue(profile, 'name.en');
	const lead = address === undefined ? '' : ` at <${address}>`;
	mkdirSync(dirname(kept), { recursive: true });
	renameSync(file, kept);
	writeFileSync(
		file,
		[
			`# ${toHome(String(name))}\n`,
			`The website and CV${lead}, made with Vzir.\n\n`,
			...text.split(/^(?=## )/m).filter((section) => lasting.test(section)),
		].join(''),
	);
}

/** What is told of the plan. */
interface About extends Pick<Plan, 'folder' | 'profile'> {
	choices: Pick<Plan['choices'], 'languages' | 'address'>;
}
