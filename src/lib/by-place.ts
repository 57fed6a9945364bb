/** Sorts entries by their place. Those without one follow, in the order of their files. */
export function byPlace(one: Placed, other: Placed): number {
	return (one.data.order ?? last) - (other.data.order ?? last) || one.id.localeCompare(other.id);
}

/** More than any place, and a number to calculate with. */
const last = Number.MAX_SAFE_INTEGER;

interface Placed {
	id: string;
	data: { order?: number | undefined };
}
