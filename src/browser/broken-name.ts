/**
 * The key under which a text that could not be read is kept: `<key>.broken`, then `<key>.broken.2`, so that none replaces
 * another. A text that is kept already has the key it is under.
 * @param read the text under a key; null or undefined where there is none
 */
export function toBrokenName(
	key: string,
	text: string,
	read: (name: string) => string | null | undefined,
): string {
	for (let count = 1; ; count += 1) {
		const name = count === 1 ? `${key}.broken` : `${key}.broken.${count}`;
		const kept = read(name) ?? undefined;
		if (kept === undefined || kept === text) return name;
	}
}
