import type { Step } from './manifest.ts';

type Links = Pick<Step, 'name' | 'inputs'> & { outputs: readonly { file: string }[] };

/** The steps so that each comes after those whose results it reads. */
export function toOrder<Kind extends Links>(steps: readonly Kind[]): Kind[] {
	const ordered: Kind[] = [];
	const visit = (step: Kind, path: readonly string[]) => {
		if (ordered.includes(step)) return;
		if (path.includes(step.name)) throw new Error(`A circle: ${[...path, step.name].join(' → ')}`);
		for (const other of steps) {
			if (other !== step && reads(step, other)) visit(other, [...path, step.name]);
		}
		ordered.push(step);
	};
	for (const step of steps) visit(step, []);
	return ordered;
}

function reads(step: Links, other: Links): boolean {
	return step.inputs.some((input) =>
		other.outputs.some(({ file }) =>
			input.endsWith('/') ? file.startsWith(input) : file === input,
		),
	);
}
