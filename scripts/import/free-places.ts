import { parseJson } from '#lib/parse.ts';
import type { ContentTree } from '../content/tree.ts';

interface Skill {
	kind: string;
	order: number;
}

/** Each place of a list of skills is taken once: a new skill goes after the existing ones. */
export function withFreePlaces(
	before: Pick<ContentTree, 'texts'>,
	files: ReadonlyMap<string, object>,
): Map<string, object> {
	const taken = readSkills(before);
	return new Map(
		[...files].map(([path, fields]) => {
			if (!path.startsWith('skills/') || !isSkill(fields)) return [path, fields];
			const others = [...taken].filter(([other]) => other !== path).map(([, skill]) => skill);
			let { order } = fields;
			while (others.some((other) => other.kind === fields.kind && other.order === order))
				order += 1;
			taken.set(path, { kind: fields.kind, order });
			return [path, { ...fields, order }];
		}),
	);
}

/** The existing entries. The content check reports files that cannot be read. */
function readSkills({ texts }: Pick<ContentTree, 'texts'>): Map<string, Skill> {
	return new Map(
		[...texts].flatMap(([file, text]): [string, Skill][] => {
			const value = /^skills\/[^/]+\.json$/.test(file) ? parseJson(text) : undefined;
			return isSkill(value) ? [[file.slice(0, -'.json'.length), value]] : [];
		}),
	);
}

function isSkill(value: unknown): value is Skill {
	return (
		typeof value === 'object' &&
		value !== null &&
		'kind' in value &&
		'order' in value &&
		typeof value.kind === 'string' &&
		typeof value.order === 'number'
	);
}
