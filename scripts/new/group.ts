import { listGroups } from '../content/categories.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Ask, Flags } from './ask.ts';
import type { Kind } from './kinds.ts';

/**
 * The folder of a new certificate or diploma: its group, or its school.
 *
 * @throws a sentence for the author if there is none yet, or no such one
 */
export async function readGroup(kind: Kind, { tree, flags, ask, print }: Making): Promise<string> {
	const ofDiploma = kind === 'diploma';
	const noun = ofDiploma ? 'school' : 'group of certificates';
	const maker = ofDiploma ? 'school' : 'category';
	const groups = ofDiploma ? listSchools(tree) : listGroups(tree).map(({ id }) => id);
	const [first] = groups;
	if (first === undefined) {
		throw new Error(`There is no ${maker} for it yet. Make one first: npm run new -- ${maker}`);
	}
	const known = groups.join(', ');
	const question = `${ofDiploma ? 'School of the diploma' : 'Group of the certificate'}, one of: ${known}.`;
	if (flags.group === undefined) {
		const only = groups.length === 1 ? first : '';
		for (;;) {
			const answer = await ask(question, first, only === '');
			if (answer === undefined) break;
			const group = answer.trim() || only;
			if (groups.includes(group)) return group;
			print(`There is no ${noun} "${group}". Write one of: ${known}.`);
		}
	}
	const group = (flags.group ?? '').trim();
	if (groups.includes(group)) return group;
	throw new Error(
		`There is no ${noun} "${group}". Write --group with one of: ${known}. A new ${maker} is made with: npm run new -- ${maker}`,
	);
}

function listSchools({ texts }: ContentTree): string[] {
	return [...texts.keys()].flatMap((file) => /^education\/(.+)\.json$/.exec(file)?.[1] ?? []);
}

interface Making {
	tree: ContentTree;
	flags: Flags;
	ask: Ask;
	print: (sentence: string) => void;
}
