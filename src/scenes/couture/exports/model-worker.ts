import type { BakedCanvas } from './bake.ts';
import { buildModel } from './build-model.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { ModelJob } from './model-job.ts';

/** What was painted for the last model, for the same garments in another format. */
let last = new Map<string, BakedCanvas>();

const createCanvas = (edge: number) => new OffscreenCanvas(edge, edge);

// The exporter of three.js for USDZ asks the document for canvases, which a worker does not have.
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

addEventListener('message', ({ data }: MessageEvent<ModelJob>) => {
	const answer = (message: ModelAnswer) => postMessage(message);
	if (!canPaint()) return answer({ unable: true });
	const baked = new Map(last);
	buildModel(data, {
		createCanvas,
		baked,
		onProgress: (progress) => answer({ progress }),
	}).then(
		(blob) => {
			last = keepUsed(baked, data);
			answer({ blob });
		},
		(error: unknown) => answer({ error: String(error) }),
	);
});

/** Canvases of other designs would fill the memory. */
function keepUsed(baked: ReadonlyMap<string, BakedCanvas>, { garments }: ModelJob) {
	const looks = garments.map(({ look }) => look);
	return new Map([...baked].filter(([name]) => looks.some((look) => name.endsWith(look))));
}

function canPaint(): boolean {
	return typeof OffscreenCanvas === 'function' && createCanvas(1).getContext('2d') !== null;
}
