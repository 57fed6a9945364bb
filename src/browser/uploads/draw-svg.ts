import { toTrusted } from '#browser/trusted-address.ts';
import type { Refusal } from './limits.ts';
import type { SvgAnswer, SvgPixels } from './render-svg.ts';
import address from './svg-worker.ts?worker&url';

/** What a drawing may take without what is loaded for it. With the file that is kept, it is done in a second. */
const limitMs = 700;

export type DrawnSvg = { ok: true; pixels: SvgPixels } | { ok: false; reason: Refusal };

/** Draws an SVG in a worker that is ended when its time is over: as large as is kept, or as could be done by then. */
export function drawSvg(text: string): Promise<DrawnSvg> {
	return new Promise((resolve) => {
		const worker = new Worker(toTrusted('drawings', address), { type: 'module' });
		let pixels: SvgPixels | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;

		function end(reason: Refusal) {
			clearTimeout(timer);
			worker.terminate();
			resolve(pixels ? { ok: true, pixels } : { ok: false, reason });
		}

		worker.addEventListener('error', () => end('notLoaded'));
		worker.addEventListener('message', ({ data }: MessageEvent<SvgAnswer>) => {
			if (data === 'loaded') timer = setTimeout(end, limitMs, 'tooComplex');
			else if (data === 'finished') end('broken');
			else if ('reason' in data) end(data.reason);
			else pixels = data;
		});
		worker.postMessage(text);
	});
}
