/** Keys that compute a new entry from the entry. */
export type Derivation = 'sign' | 'percent' | 'root' | 'square' | 'reciprocal';

/**
 * How the history shows what a key makes of an operand. Numbers have points and hyphens.
 * @example derive('root', '2') // '√2'
 * @example derive('percent', '√2') // '(√2)%'
 * @example derive('sign', '(2 + 3)') // '-(2 + 3)'
 */
export function derive(key: Derivation, operand: string): string {
	const inBrackets = /^\(.*\)$/.test(operand) ? operand : `(${operand})`;
	const simple = /^[\d.]+$/.test(operand) ? operand : inBrackets;
	switch (key) {
		case 'sign':
			if (/^-\(.* .*\)$/.test(operand)) return operand.slice(1);
			return /^-\(.*\)$/.test(operand) ? operand.slice(2, -1) : `-${inBrackets}`;
		case 'percent':
			return `${simple}%`;
		case 'root':
			return `√${simple}`;
		case 'square':
			return `${simple}²`;
		case 'reciprocal':
			return `1/${simple}`;
	}
}
