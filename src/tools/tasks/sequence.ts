import type { Cell, PictureRow } from './picture-row.ts';
import type { Step } from './run/step.ts';

/** Of a long sequence its end is shown. */
const mostCells = 12;

/** Numbers that follow one another in a variable `current` while `step` counts them. */
export function drawSequence(steps: readonly Step[]): PictureRow[] {
	const numbers: string[] = [];
	for (const { variables } of steps) {
		const place = variables.find(({ name }) => name === 'step')?.number;
		if (place === undefined) continue;
		for (const [distance, name] of ['current', 'next'].entries()) {
			const value = variables.find((variable) => variable.name === name);
			if (value) numbers[place + distance] = value.text.replace(/n$/, '');
		}
	}
	if (numbers.length === 0) return [];
	const last = numbers.length - 1;
	const first = Math.max(0, last + 1 - mostCells);
	const cells = numbers.slice(first).map((text, index): Cell => {
		const place = first + index;
		const pointers = place === last - 1 ? ['current'] : place === last ? ['next'] : [];
		return { text, pointers, tone: pointers.length > 0 ? 'now' : 'done' };
	});
	return [{ names: ['F'], cells }];
}
