/**
 * A phrase that begins with its number, as the number and the rest, to be set apart from each other.
 * @example splitCount('12 204 проєкти') // { figure: '12 204', rest: 'проєкти' }
 */
export function splitCount(phrase: string): { figure: string; rest: string } | undefined {
	const [, figure, rest] = /^([\d\s.,]*\d)\s+(.+)$/.exec(phrase) ?? [];
	return figure && rest ? { figure, rest } : undefined;
}
