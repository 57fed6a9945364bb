/**
 * The first letters of the first word of a name and of its last.
 * @example toInitials('Claire Anne Dubreuil') // 'CD'
 */
export function toInitials(name: string): string {
	const words = name.trim().split(/\s+/);
	return [...new Set([words[0], words.at(-1)].map((word = '') => [...word][0]))].join('');
}
