import type { Step } from './manifest.ts';

type Links = Pick<Step, 'name' | 'inputs' | 'working'> & { outputs: readonly { file: string }[] };

/** The steps so that each comes after those whose results it reads. */
export function toOrder<Kind extends Links>(steps: readonly Kind[]): Kind[] {
	const ordered: Kind[] = [];
	const visit = (step: Kind, path: readonly string[]) => {
		if (ordered.includes(step)) return;
		if (path.includes(step.name))
			throw new Error(`Circular dependency: ${[...path, step.name].join(' → ')}`);
		for (const other of steps) {
			if (other !== step && reads(step, other)) visit(other, [...path, step.name]);
		}
		ordered.push(step);
	};
	for (const step of steps) visit(step, []);
	return ordered;
}

/**
 * The wanted steps and those that have to run before them, because their working files are missing: a still of a shirt
 * reads the shirt's cloth, which is in the cache and not in a fresh clone.
 */
export function withSources<Kind extends Links>(
	wanted: readonly Kind[],
	steps: readonly Kind[],
	isThere: (file: string) => boolean,
): Kind[] {
	const chosen = new Set(wanted);
	for (const step of chosen) {
		for (const other of steps) {
			if (other.working && reads(step, other) && !other.working.every(isThere)) chosen.add(other);
		}
	}
	return toOrder(steps).filter((step) => chosen.has(step));
}

function reads(step: Links, other: Links): boolean {
	return step.inputs.some((input) =>
		other.outputs.some(({ file }) =>
			input.endsWith('/') ? file.startsWith(input) : file === input,
		),
	);
}
