import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Skill {
	kind: string;
	order: number;
}

/** Each place of a list of skills is taken once: a new skill goes after the existing ones. */
export function withFreePlaces(
	folder: string,
	files: ReadonlyMap<string, object>,
): Map<string, object> {
	const taken = readSkills(folder);
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
function readSkills(folder: string): Map<string, Skill> {
	const skills = join(folder, 'skills');
	const names = existsSync(skills) ? readdirSync(skills) : [];
	return new Map(
		names
			.filter((name) => name.endsWith('.json'))
			.flatMap((name): [string, Skill][] => {
				const value = parse(readFileSync(join(skills, name), 'utf8'));
				return isSkill(value) ? [[`skills/${name.slice(0, -'.json'.length)}`, value]] : [];
			}),
	);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
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
