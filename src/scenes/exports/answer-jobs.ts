import type { ModelAnswer } from './model-answer.ts';
import type { PaintedCanvas, Tools } from './tools.ts';

const createCanvas = (edge: number) => new OffscreenCanvas(edge, edge);

/**
 * In a worker: makes each model that the page asks for. A painting whose name `isUsed` accepts is kept for the
 * next model; those of other designs would fill the memory.
 */
export function answerJobs<Job>(
	build: (job: Job, tools: Tools) => Promise<Blob>,
	isUsed: (name: string, job: Job) => boolean,
) {
	lendDocument();
	let last = new Map<string, PaintedCanvas>();
	addEventListener('message', ({ data }: MessageEvent<Job>) => {
		const answer = (message: ModelAnswer) => postMessage(message);
		if (!canPaint()) return answer({ unable: true });
		const baked = new Map(last);
		build(data, { createCanvas, baked, onProgress: (progress) => answer({ progress }) }).then(
			(blob) => {
				last = new Map([...baked].filter(([name]) => isUsed(name, data)));
				answer({ blob });
			},
			(error: unknown) => answer({ error: String(error) }),
		);
	});
}

/** The exporter of three.js for USDZ asks the document for canvases, which a worker does not have. */
function lendDocument() {
	Object.assign(globalThis, {
		document: {
			createElement: () =>
				Object.assign(new OffscreenCanvas(1, 1), {
					toBlob(this: OffscreenCanvas, done: (blob: Blob | null) => void, type?: string) {
						this.convertToBlob({ type: type ?? 'image/png' }).then(done, () => done(null));
					},
				}),
		},
	});
}

function canPaint(): boolean {
	return typeof OffscreenCanvas === 'function' && createCanvas(1).getContext('2d') !== null;
}
