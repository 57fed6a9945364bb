import type { Result } from '#queries/projects.ts';

/** A result in one line. @example 'Time to collect the orders: 40 → 5 minutes' */
export function toResultLine({ what, before, after, unit }: Result): string {
	const figures = before === undefined ? after : `${before} → ${after}`;
	return `${what.text}: ${figures}${unit ? `\u00a0${unit.text}` : ''}`;
}
