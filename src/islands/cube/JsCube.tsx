import './cube.css';
import { useCallback, useEffect, useRef } from 'react';
import type { CubejsMessages } from '#i18n/messages/cubejs/index.ts';
import { useFrames } from '#islands/shared/use-frames.ts';
import { unfold } from '#lib/stitch.ts';
import { branches, rhombus, star } from '#tools/cube/motifs.ts';
import { type Attitude, turnByTime } from '#tools/cube/turn.ts';
import { lookAtCube } from '#tools/cubejs/cube.ts';
import { CubeRoom } from './CubeRoom.tsx';
import { drawCube } from './draw-cube.ts';
import { readDyes } from './dyes.ts';
import { useSpin } from './use-spin.ts';
import { useTurning } from './use-turning.ts';

interface Props {
	t: Omit<CubejsMessages, 'notes'>;
}

/** Beyond two, more pixels cost time and are not seen. */
const highestPixelRatio = 2;
/** Edge of the cube as a share of the shorter side of the stage. */
const edgeShare = 0.42;
/** From the eye to the middle of the cube, in edges. */
const distance = 4.2;
/** Thickness of a thread as a share of the edge. */
const threadShare = 0.011;

const [blue, yellow, white] = [unfold(star), unfold(branches), unfold(rhombus)];
const motifs = {
	front: blue,
	back: blue,
	right: yellow,
	left: yellow,
	top: white,
	bottom: white,
};

/** A cube on a flat canvas: every corner and every stitch is projected here, frame by frame. */
export function JsCube({ t }: Props) {
	const stage = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const dyes = useRef<ReturnType<typeof readDyes> | undefined>(undefined);

	const draw = useCallback((attitude: Attitude) => {
		const { current: sheet } = canvas;
		const context = sheet?.getContext('2d');
		if (!sheet || !context) return;
		dyes.current ??= readDyes(sheet);
		const ratio = Math.min(devicePixelRatio, highestPixelRatio);
		const { clientWidth: width, clientHeight: height } = sheet;
		const edge = Math.min(width, height) * edgeShare;
		context.setTransform(ratio, 0, 0, ratio, 0, 0);
		context.clearRect(0, 0, width, height);
		const camera = { distance, scale: edge, centre: [width / 2, height / 2] as const };
		const seen = lookAtCube(attitude, camera, motifs);
		drawCube(context, seen, dyes.current, edge * threadShare);
	}, []);

	const turning = useTurning(draw);
	const { attitude, turn } = turning;
	const spin = useSpin(stage, turning.held);
	useFrames(spin.moving, (ms) => turn((before) => turnByTime(before, ms)));

	useEffect(() => {
		const { current: sheet } = canvas;
		if (!sheet) return;

		function fit() {
			if (!sheet) return;
			const ratio = Math.min(devicePixelRatio, highestPixelRatio);
			sheet.width = Math.round(sheet.clientWidth * ratio);
			sheet.height = Math.round(sheet.clientHeight * ratio);
			draw(attitude.current);
		}

		const watch = new ResizeObserver(fit);
		watch.observe(sheet);
		// Some browsers drop a canvas when memory is short, and fire an event when it is restored.
		sheet.addEventListener('contextrestored', fit);
		return () => {
			watch.disconnect();
			sheet.removeEventListener('contextrestored', fit);
		};
	}, [draw, attitude]);

	return (
		<CubeRoom stage={stage} turning={turning} spin={spin} picture={t.picture} t={t}>
			<canvas ref={canvas} className="cube-sheet" />
		</CubeRoom>
	);
}
