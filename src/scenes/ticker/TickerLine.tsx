import { useStore } from '@nanostores/react';
import { extend, type ThreeEvent, useThree } from '@react-three/fiber';
import { startTransition, use, useEffect, useMemo, useRef, useState } from 'react';
import { BufferAttribute, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';
import { toFilePath } from '#lib/file-path.ts';
import { useStage } from '#scenes/stage/stage-context.ts';
import { standStill } from '#scenes/stage/stand-still.ts';
import { useMotion } from '#scenes/stage/use-motion.ts';
import { fieldOfView, goOn, outlinesFile, toThickness, wrap } from '#tools/ticker/line-motion.ts';
import { findPoints } from '#tools/ticker/line-window.ts';
import { $picked3d, $running3d, type Line3d, type LineId } from '#tools/ticker/lines-3d.ts';
import { $tickerSpeed } from '#tools/ticker/motion-settings.ts';
import { createLineBody, type LineColours, layOutLine } from './line-geometry.ts';
import { depth, readOutlines } from './outlines.ts';
import { findSeen } from './seen-range.ts';

extend({ Mesh });

const font = toFilePath(outlinesFile);
const colours: Record<LineId, LineColours> = {
	weather: { label: '#8fa9ee', value: '#f4eee2' },
	rates: { label: '#e0a436', value: '#f4eee2' },
	cryptos: { label: '#dd7d57', value: '#f4eee2' },
};
/** More than the widest screen shows of a line, in units of the scene. */
const mostSeen = 40;
/** Beside what is seen of the middle of letters, in units of the scene: half of their thickness, seen from the side. */
const margin = 0.3;
/** Where a line begins that has not moved, left of the middle. */
const beginning = 5;
/** More than most windows show; a wider one makes the line longer. */
const usuallySeen = 16;
/** A finger or a mouse that moves farther than this, in CSS pixels, turns the view. */
const mostTap = 6;
/** Height in which a line is tapped. */
const tapHeight = 0.9;
/** Where the faces of the letters are, in front of the middle of the scene. */
const front = 0.05;

/** What is tapped and not drawn. With colours like the letters it takes no shader of its own. */
const tapped = new PlaneGeometry();
tapped.setAttribute('color', new BufferAttribute(new Uint8Array(16), 4, true));

/** Props of the body: what of it is in view is chosen here. */
const moved = { matrixAutoUpdate: false, frustumCulled: false } as const;

interface Props {
	line: Line3d;
	/** The share of the line with which it begins. */
	start: number;
	/** Height of its middle, in units of the scene. */
	height: number;
}

/** A line of letters that moves to the left endlessly: of one body, what is in view. */
export function TickerLine({ line, start: share, height }: Props) {
	const { assets, setup, shown } = useStage();
	const outlines = use(assets.made(font, readOutlines));
	const body = useRef<Mesh>(null);
	const offset = useRef(0);
	/** Where the body begins, in units of the scene. */
	const begin = useRef(0);
	const invalidate = useThree((state) => state.invalidate);
	const camera = useThree((state) => state.camera);
	const size = useThree((state) => state.size);
	const [first] = useState(() => guessSeen(setup.view.distance, size.width / size.height));
	const moving = useStore($running3d);
	const speed = useStore($tickerSpeed);
	const [reach, setReach] = useState(Math.max(usuallySeen, first));
	const [isWhole, setWhole] = useState(false);
	const layout = useMemo(
		() => layOutLine(line.items, outlines, colours[line.id], reach),
		[line, outlines, reach],
	);
	const { width, starts } = layout;
	// The first picture does not wait for letters that it does not show.
	const { geometry, letters } = useMemo(() => {
		if (isWhole) return createLineBody(layout);
		const left = wrap(share * width + beginning - first / 2, width);
		return createLineBody(layout, left, left + first);
	}, [layout, width, share, first, isWhole]);
	const material = useMemo(
		() => new MeshStandardMaterial({ vertexColors: true, roughness: 0.34, metalness: 0.12 }),
		[],
	);

	useEffect(() => () => geometry.dispose(), [geometry]);
	useEffect(() => () => material.dispose(), [material]);
	useEffect(() => {
		void shown.then(() => startTransition(() => setWhole(true)));
	}, [shown]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when motion starts again, a frame must be requested.
	useEffect(() => invalidate(), [moving, speed, geometry, invalidate]);

	useMotion((seconds) => {
		if (moving) offset.current = goOn(offset.current, seconds * speed, width);
		const [from, to] = findSeen(camera, mostSeen / 2 - margin);
		const seen = to - from + 2 * margin;
		// The place of the line that is at the left end of what is seen.
		const gone = wrap(offset.current + share * width + beginning + from - margin, width);
		// A body of a part begins later.
		const left = gone < (letters[0]?.x ?? 0) - margin ? gone + width : gone;
		// Ahead of what is seen, so that a view that moves away does not ask for each step.
		if (seen > reach) setReach(Math.min(mostSeen, seen * 1.5));
		begin.current = from - margin - left;
		const { current: mesh } = body;
		if (mesh) {
			const { start, count } = findPoints(letters, left, left + seen);
			mesh.visible = count > 0;
			mesh.geometry.setDrawRange(start, count);
			// Its matrix is written here: composing it from position, turn and scale would be a tenth of the frame.
			const thickness = toThickness(aspectOf(camera));
			mesh.matrix.makeScale(1, 1, thickness);
			mesh.matrix.setPosition(begin.current, height - 0.22, front - depth * thickness);
			mesh.matrixWorldNeedsUpdate = true;
		}
		return moving && speed > 0 && width > 0;
	});

	const onClick = (event: ThreeEvent<MouseEvent>) => {
		if (event.delta > mostTap || width <= 0) return;
		const inLine = wrap(event.point.x - begin.current, width);
		const item = starts.findLastIndex((start) => start <= inLine);
		$picked3d.set({ line: line.id, at: Math.max(0, item) % line.items.length });
	};

	return (
		<>
			<mesh
				{...standStill}
				visible={false}
				position={[0, height, front]}
				scale={[2 * mostSeen, tapHeight, 1]}
				geometry={tapped}
				material={material}
				{...{ onClick }}
			/>
			<mesh {...moved} ref={body} args={[geometry, material]} />
		</>
	);
}

/** How much of a line a stage shows at first, at most: panels over it move the camera away, most of all on a phone. */
function guessSeen(distance: number, aspect: number): number {
	const across = 2 * distance * aspect * Math.tan((fieldOfView * Math.PI) / 360);
	return Math.min(mostSeen, Math.max(8, 2.1 * across + 2 * margin));
}

function aspectOf(camera: object): number {
	return 'aspect' in camera ? Number(camera.aspect) : 1;
}
