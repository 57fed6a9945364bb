import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { toFilePath } from '#lib/file-path.ts';
import { useStage } from '#scenes/stage/stage-context.ts';
import { listButtonholes } from '#tools/couture/edges/buttonholes.ts';
import { drawBands, drawStitches } from '#tools/couture/edges/garment-fields.ts';
import { placeLabel } from '#tools/couture/edges/label.ts';
import { toPatternFile } from '#tools/couture/files.ts';
import { type GarmentKey, garments } from '#tools/couture/garments.ts';
import type { BandLine } from '#tools/couture/ornament/band-lines.ts';
import { type Pattern, readPattern } from '#tools/couture/pattern/piece.ts';
import { toSeamThread } from '#tools/couture/seam-thread.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import type { Panels } from './panels.ts';
import { runInPauses } from './run-in-pauses.ts';
import type { Sewing } from './sewing.ts';
import { useUnfinished } from './use-unfinished.ts';

/**
 * Sews a garment after its first picture, in pauses of the page: seams, buttonholes, and its bands of ornament.
 *
 * @param finish prepares the cloth to show them
 * @returns the pieces of the garment, once they are there
 */
export function useSewing(
	key: GarmentKey,
	sewing: Sewing,
	panels: Panels,
	settings: GarmentSettings,
	finish: (over: AbortSignal) => Promise<void>,
) {
	const { assets, shown } = useStage();
	const invalidate = useThree((state) => state.invalidate);
	const [pattern, setPattern] = useState<Pattern>();
	const [lines, setLines] = useState<readonly BandLine[]>([]);
	/** What is sewn: the seams of a pattern, and bands. */
	const [sewn, setSewn] = useState<{ seams?: Pattern; bands: string }>({ bands: '' });
	const { ornament } = settings;
	const bands = ornament?.bands.join(' ') ?? '';
	const hasPieces = pattern !== noPattern;
	useUnfinished(!pattern || sewn.seams !== pattern || (hasPieces && sewn.bands !== bands));

	useEffect(() => {
		let over = false;
		const file = toPatternFile(toFilePath(garments[key].path));
		void shown
			.then(() =>
				assets.made(
					file,
					async (blob) => readPattern(JSON.parse(await blob.text())),
					() => noPattern,
				),
			)
			.then((read) => {
				if (!over) setPattern(read);
			});
		return () => {
			over = true;
		};
	}, [assets, shown, key]);

	useEffect(() => {
		if (!pattern) return;
		const over = new AbortController();
		void shown.then(async () => {
			const { field, steps } = drawStitches(key, pattern, panels);
			if (hasPieces && !(await runInPauses(steps, over.signal))) return;
			await finish(over.signal);
			if (over.signal.aborted) return;
			if (hasPieces)
				sewing.stitch(field, listButtonholes(pattern, panels), placeLabel(pattern, panels));
			invalidate();
			setSewn((before) => ({ ...before, seams: pattern }));
		});
		return () => over.abort();
	}, [key, sewing, panels, pattern, hasPieces, shown, finish, invalidate]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the list of bands is new with each change of the settings.
	useEffect(() => {
		if (!pattern || !hasPieces) return;
		if (!ornament) {
			sewing.embroider(undefined);
			setLines([]);
			setSewn((before) => ({ ...before, bands }));
			return;
		}
		const over = new AbortController();
		void shown.then(async () => {
			const { field, lines, steps } = drawBands(key, pattern, panels, ornament.bands);
			if (!(await runInPauses(steps, over.signal))) return;
			await finish(over.signal);
			if (over.signal.aborted) return;
			sewing.embroider(field);
			setLines(lines);
			setSewn((before) => ({ ...before, bands }));
		});
		return () => over.abort();
	}, [key, sewing, panels, pattern, hasPieces, shown, finish, bands]);

	useEffect(() => {
		sewing.thread(toSeamThread(settings));
		if (ornament) sewing.lay(ornament, lines);
		invalidate();
	}, [sewing, settings, ornament, lines, invalidate]);

	return pattern;
}

const noPattern: Pattern = { chest: 0, pieces: [] };
