import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toLanguageLabel } from '../admin/labels.ts';
import { readContentTree } from '../content/tree.ts';
import { writeWithFolder } from '../generated-files.ts';
import { type Content, readValue } from '../new/answer.ts';
import type { Flags } from '../new/ask.ts';
import { toWritten } from './answers.ts';
import { type FormSection, listSections } from './form-sections.ts';
import { makePlan, type Plan, readImported } from './plan.ts';
import { readProject } from './project.ts';
import { listProfileQuestions } from './questions.ts';
import type { Refusals } from './refused.ts';
import { runInit } from './run.ts';
import { printChanges } from './summary.ts';

/** A step of the form at /admin/start. */
export interface FormStep {
	/** `ask` for the questions, `plan` for the summary, `show` to lay the plan out in `folder`, `write` to carry it out. */
	step: 'ask' | 'plan' | 'show' | 'write';
	flags: Flags;
	folder?: string;
}

/** What comes of a step. */
export interface FormReply {
	refused?: Refusals['answers'];
	/** Names of the languages of the answers. */
	languages?: string[];
	sections?: FormSection[];
	/** Answers that an imported file gives, by question. */
	known?: Flags;
	/** What has been imported, what will change, or what to do next: lines for the author. */
	text?: string;
}

/** Takes a step with the answers of the form, as `npm run init` would with these flags. */
export async function takeStep(
	root: string,
	{ step, languages, flags, folder }: FormStep & { languages: readonly string[] },
): Promise<FormReply> {
	const lines: string[] = [];
	const print = (line: string) => void lines.push(line);
	const ask = async () => undefined;
	if (step === 'write') {
		await runInit(root, flags, ask, print);
		return { text: lines.join('\n').trim() };
	}
	const project = readProject(root);
	const making = { project, flags, ask, print, year: new Date().getFullYear(), isWhole: true };
	if (step === 'ask') {
		const imported = readImported(making);
		return {
			languages: languages.map(toLanguageLabel),
			sections: listSections(languages),
			...(imported && { known: toKnown(imported.profile, languages), text: imported.report }),
		};
	}
	const plan = await makePlan(making);
	if (folder !== undefined) layOut(root, plan, folder);
	return { text: [...lines, printChanges(plan)].join('\n') };
}

function toKnown(profile: Content, languages: readonly string[]): Flags {
	const known = listProfileQuestions(languages).map(
		({ field }) => [field, toWritten(readValue(profile, field))] as const,
	);
	return Object.fromEntries(known.filter(([, answer]) => answer !== ''));
}

/** Gives the copy of the project in `folder` the content that the plan leads to. The project stays as it is. */
function layOut(root: string, { moves, writes, pictures }: Plan, folder: string) {
	const content = 'src/content';
	const { texts, assets, publicFiles } = readContentTree(root);
	const stays = [...texts].flatMap(([file, text]) =>
		moves.has(`${content}/${file}`) ? [] : [[`${content}/${file}`, text] as const],
	);
	const files = [...assets].map((file) => `src/assets/${file}`);
	for (const file of [...files, ...[...publicFiles].map((path) => `public${path}`)]) {
		const place = join(folder, file);
		if (moves.has(file)) rmSync(place, { force: true });
		else if (!existsSync(place)) copyFileSync(join(root, file), place);
	}
	const next = new Map([...stays, ...writes]);
	const before = readContentTree(folder).texts;
	for (const file of before.keys()) {
		if (!next.has(`${content}/${file}`)) rmSync(join(folder, content, file));
	}
	for (const [file, text] of next) {
		if (before.get(file.slice(content.length + 1)) === text) continue;
		writeWithFolder(join(folder, file), text);
	}
	pictures.write(folder);
}
