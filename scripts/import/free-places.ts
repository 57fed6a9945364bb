import { z } from 'zod';
import { parseJson } from '#lib/parse.ts';
import type { ContentTree } from '../content/tree.ts';

const skillSchema = z.object({ kind: z.string(), order: z.number() });

/** Each place of a list of skills is taken once: a new skill goes after the existing ones. */
export function withFreePlaces(
	before: Pick<ContentTree, 'texts'>,
	files: ReadonlyMap<string, object>,
): Map<string, object> {
	const taken = readSkills(before);
	return new Map(
		[...files].map(([path, fields]) => {
			const skill = path.startsWith('skills/') ? skillSchema.safeParse(fields).data : undefined;
			if (!skill) return [path, fields];
			taken.delete(path);
			const others = [...taken.values()].filter(({ kind }) => kind === skill.kind);
			while (others.some(({ order }) => order === skill.order)) skill.order += 1;
			taken.set(path, skill);
			return [path, { ...fields, order: skill.order }];
		}),
	);
}

/** The existing entries. The content check reports files that cannot be read. */
function readSkills({ texts }: Pick<ContentTree, 'texts'>) {
	return new Map(
		[...texts].flatMap(([file, text]) => {
			const [, path] = /^(skills\/[^/]+)\.json$/.exec(file) ?? [];
			const { data } = skillSchema.safeParse(path && parseJson(text));
			return path && data ? [[path, data] as const] : [];
		}),
	);
}
