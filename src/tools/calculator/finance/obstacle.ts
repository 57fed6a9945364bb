import { findUncoveredInterest } from './interest.ts';
import { largestCount, type Register, registers, type Terms } from './terms.ts';

/** Why a value cannot be found from the other four. */
export type Obstacle =
	/** The values of these keys are 0; any one of them has to be entered. */
	| { kind: 'missing'; registers: readonly Register[] }
	/** N is below 0 or beyond `largestCount`. */
	| { kind: 'count' }
	/** The payments do not cover the interest of the first period: a decimal text without a sign. */
	| { kind: 'uncovered'; interest: string }
	/** No value fits, most often because a plus or a minus is wrong. */
	| { kind: 'signs' };

/** What a visitor should look at when solving for a value has found none. */
export function findObstacle(terms: Terms, unknown: Register): Obstacle {
	const missing = findMissing(terms, unknown);
	if (missing.length > 0) return { kind: 'missing', registers: missing };
	const count = Number(terms.n);
	if (unknown !== 'n' && (count < 0 || count > largestCount)) return { kind: 'count' };
	const interest = unknown === 'n' ? findUncoveredInterest(terms) : undefined;
	return interest === undefined ? { kind: 'signs' } : { kind: 'uncovered', interest };
}

/** The number of payments comes first; a rate and a number of payments follow from two amounts at least. */
function findMissing(terms: Terms, unknown: Register): readonly Register[] {
	const zero = registers.filter(
		(register) => register !== unknown && Number(terms[register]) === 0,
	);
	if (zero.includes('n')) return ['n'];
	if (unknown !== 'n' && unknown !== 'i') return [];
	const amounts = zero.filter((register) => register !== 'i');
	if (amounts.length > 1) return amounts;
	// Without interest and payments an amount never changes.
	return zero.includes('i') && zero.includes('pmt') ? ['i', 'pmt'] : [];
}
