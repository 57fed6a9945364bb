import { findUncoveredInterest } from './interest.ts';
import { largestCount, type Obstacle, type Register, registers, type Terms } from './terms.ts';

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
