import type { Node, Renderer } from '@takumi-rs/core';

/** The text in the first size at which it stays within the height and no word is wider than the column. */
export async function fitText(
	renderer: Renderer,
	sizes: readonly number[],
	[width, height]: readonly [number, number],
	make: (size: number) => Node,
): Promise<Node> {
	for (const size of sizes) {
		const node = make(size);
		const measured = await renderer.measure(node, { width });
		const wide = measured.runs.some((run) => run.width > width);
		if (measured.height <= height && !wide) return node;
	}
	throw new Error(`No size of ${sizes.join(', ')} fits into ${width} x ${height}`);
}
