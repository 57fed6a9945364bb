/**
 * A number with its noun, in English.
 *
 * @example countNouns(1, 'mistake') // '1 mistake'
 * @example countNouns(2, 'penalty', 'penalties') // '2 penalties'
 */
export function countNouns(number: number, noun: string, plural = `${noun}s`): string {
	return `${number} ${number === 1 ? noun : plural}`;
}
