import { atom } from 'nanostores';
import { savedAtom, savedFlag, setAside } from '#browser/saved.ts';
import type { Solve } from './times.ts';

/** More than anybody looks at; the oldest go first. */
const mostSolves = 1000;
const key = 'cube3dTimes';

/**
 * The solves, oldest first. Key `cube3dTimes`: milliseconds with spaces between them, and after them + for two seconds
 * more or x for a solve that does not count, and ~ if the page was hidden or reloaded meanwhile. A broken entry is left out, the rest is read.
 */
export const $solves = savedAtom<readonly Solve[]>(key, {
	fallback: [],
	parse: (text) => {
		const words = text.split(/\s+/).filter((word) => word !== '');
		const solves = words.flatMap((word) => parseSolve(word) ?? []);
		if (solves.length < words.length) setAside(key, text);
		return solves.slice(-mostSolves);
	},
	print: (solves) => (solves.length === 0 ? undefined : solves.map(printSolve).join(' ')),
});

/** Whether a scramble is followed by 15 seconds of inspection. Key `cube3dInspection`. */
export const $inspects = savedFlag('cube3dInspection', false);
/** When the inspection ends, in milliseconds of `performance.now()`; undefined while there is none. */
export const $inspectionEnd = atom<number | undefined>();

/** After so long the first turn costs two seconds, and after two seconds more the solve does not count. */
export const inspectionMs = 15_000;
const graceMs = 2000;

export function addSolve(solve: Solve) {
	$solves.set([...$solves.get(), solve].slice(-mostSolves));
}

/** Changes the last solve, or removes it. */
export function changeLast(solve: Solve | undefined) {
	$solves.set([...$solves.get().slice(0, -1), ...(solve ? [solve] : [])]);
}

/** The penalty of a first turn at a moment, for the end of an inspection. */
export function toPenalty(end: number | undefined, now: number): Solve['penalty'] {
	if (end === undefined || now <= end) return undefined;
	return now <= end + graceMs ? 'plus2' : 'dnf';
}

function parseSolve(word: string): Solve | undefined {
	const [, digits, sign, tilde] = /^(\d{1,8})([+x]?)(~?)$/.exec(word) ?? [];
	const ms = Number(digits ?? 0);
	if (ms === 0) return undefined;
	const penalty = sign === '+' ? 'plus2' : 'dnf';
	return { ms, ...(sign && { penalty }), ...(tilde && { away: true }) };
}

function printSolve({ ms, penalty, away }: Solve): string {
	return `${Math.round(ms)}${penalty === 'plus2' ? '+' : penalty === 'dnf' ? 'x' : ''}${away ? '~' : ''}`;
}
