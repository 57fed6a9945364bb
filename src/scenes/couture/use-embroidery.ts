import { useEffect, useState } from 'react';
import type { Print } from '#tools/couture/print.ts';
import { type Embroideries, sewnEdge, toThreadWidth } from './embroidery/embroideries.ts';
import { createRest } from './embroidery/rest.ts';
import { drawAlone, type PrintPictures, toLook } from './print-sheet.ts';
import { useUnfinished } from './use-unfinished.ts';

/**
 * The prints that are embroidered, once they are sewn. That takes moments, in which the page stays alive and shows them
 * without stitches. The code for it is loaded with the first of them.
 */
export function useEmbroidery(
	prints: readonly Print[],
	pictures: PrintPictures,
	fonts: ReadonlySet<string>,
): Embroideries {
	const [sewn, setSewn] = useState<Embroideries>(new Map());
	const embroidered = prints.filter(
		(print) =>
			print.technique === 'embroidery' && ('text' in print || pictures.has(print.imageData)),
	);
	const wanted = JSON.stringify(embroidered.map((print) => toLook(print, pictures, fonts)));
	const [done, setDone] = useState('');
	useUnfinished(embroidered.length > 0 && done !== wanted);

	// biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` changes when something else is to be sewn.
	useEffect(() => {
		const over = new AbortController();
		const looks = embroidered.map((print) => toLook(print, pictures, fonts));
		setSewn((before) => {
			const kept = [...before].filter(([look]) => looks.includes(look));
			return kept.length === before.size ? before : new Map(kept);
		});

		async function sewAll() {
			const { sew } = await import('./embroidery/sew.ts');
			const rest = createRest(over.signal);
			for (const [number, print] of embroidered.entries()) {
				const look = looks[number] ?? '';
				if (sewn.has(look)) continue;
				const drawn = drawAlone(print, pictures, sewnEdge);
				if (!drawn) continue;
				const { colours, relief } = await sew(drawn.data, sewnEdge, toThreadWidth(print), rest);
				if (over.signal.aborted) return;
				const work = { colours: toCanvas(colours), relief };
				setSewn((before) => new Map(before).set(look, work));
			}
		}

		if (embroidered.length > 0)
			sewAll()
				.catch((error: unknown) => {
					if (!over.signal.aborted) throw error;
				})
				.finally(() => {
					if (!over.signal.aborted) setDone(wanted);
				});
		return () => over.abort();
	}, [wanted]);

	return sewn;
}

function toCanvas(colours: Uint8ClampedArray<ArrayBuffer>): HTMLCanvasElement {
	const canvas = document.createElement('canvas');
	canvas.width = sewnEdge;
	canvas.height = sewnEdge;
	canvas.getContext('2d')?.putImageData(new ImageData(colours, sewnEdge, sewnEdge), 0, 0);
	return canvas;
}
