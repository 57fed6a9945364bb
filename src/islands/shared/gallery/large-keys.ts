/** The fields of a keyboard event that are used here. */
interface Key {
	key: string;
	ctrlKey: boolean;
	altKey: boolean;
	metaKey: boolean;
}

/** How many entries a key goes on, or back; undefined for keys of the browser. */
export function toStep(
	{ key, ctrlKey, altKey, metaKey }: Key,
	{ place, all }: { place: number; all: number },
): number | undefined {
	if (ctrlKey || altKey || metaKey) return undefined;
	if (key === 'ArrowLeft') return -1;
	if (key === 'ArrowRight') return 1;
	if (key === 'Home') return -place;
	if (key === 'End') return all - 1 - place;
	return undefined;
}
