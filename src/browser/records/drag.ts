/** A row as it lies when nothing is moved: where it begins and how long it is, in pixels. */
interface Box {
	start: number;
	size: number;
}

/** The place, counted from 0, at which a row would lie that is dragged by so many pixels. */
export function toDropPlace(boxes: readonly Box[], from: number, way: number): number {
	const dragged = boxes[from];
	if (!dragged) return from;
	const [top, bottom] = [dragged.start + way, dragged.start + dragged.size + way];
	const middle = ({ start, size }: Box) => start + size / 2;
	const passedUp = boxes.slice(0, from).filter((box) => top < middle(box)).length;
	const passedDown = boxes.slice(from + 1).filter((box) => bottom > middle(box)).length;
	return from - passedUp + passedDown;
}

/** How far another row makes way, in pixels, when the dragged one would lie at `to`. */
export function toShift(boxes: readonly Box[], from: number, to: number, index: number): number {
	const size = boxes[from]?.size ?? 0;
	if (index > from && index <= to) return -size;
	if (index < from && index >= to) return size;
	return 0;
}
