export type PaintedCanvas = HTMLCanvasElement | OffscreenCanvas;
export type PaintContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
/** Makes a square canvas with an edge of so many pixels: pages and workers have different ones. */
export type CreateCanvas = (edge: number) => PaintedCanvas;

/** A square canvas, and what paints on it. Throws where there is none. */
export function openCanvas(
	create: CreateCanvas,
	edge: number,
	settings?: CanvasRenderingContext2DSettings,
): { canvas: PaintedCanvas; context: PaintContext } {
	const canvas = create(edge);
	const context = canvas.getContext('2d', settings) as PaintContext | null;
	if (!context) throw new Error('There is no canvas to paint on.');
	return { canvas, context };
}

/** What a model is made with. */
export interface Tools {
	createCanvas: CreateCanvas;
	/** What was painted for an earlier model. What is in it is used again, and what is painted is added. */
	baked: Map<string, PaintedCanvas>;
	/** Called before each step, with the share that is done, 0 to 1; the work goes on when it resolves. */
	onProgress: (share: number) => Promise<void> | void;
}
