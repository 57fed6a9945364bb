import { useStore } from '@nanostores/react';
import { extend, useThree } from '@react-three/fiber';
import { use, useEffect, useMemo, useRef } from 'react';
import { InstancedMesh, Matrix4, MeshStandardMaterial } from 'three';
import { toFilePath } from '#lib/file-path.ts';
import { useStage } from '#scenes/stage/stage-context.ts';
import { useMotion } from '#scenes/stage/use-motion.ts';
import { countCopies, goOn, toThickness } from '#tools/ticker/line-motion.ts';
import { $running3d, type Line3d, type LineId } from '#tools/ticker/lines-3d.ts';
import { createLineGeometry, type LineColours } from './line-geometry.ts';
import { depth, readOutlines } from './outlines.ts';

extend({ InstancedMesh });

const font = toFilePath('/fonts/onest-outlines.json');
const colours: Record<LineId, LineColours> = {
	weather: { label: '#8fa9ee', value: '#f4eee2' },
	rates: { label: '#e0a436', value: '#f4eee2' },
	cryptos: { label: '#dd7d57', value: '#f4eee2' },
};
/** More than fit on the widest screen. */
const mostCopies = 24;
/** Where the faces of the letters are, in front of the middle of the scene. */
const front = 0.05;
const matrix = new Matrix4();

interface Props {
	line: Line3d;
	/** Height of its middle, in units of the scene. */
	height: number;
}

/** A line of letters that moves to the left endlessly: one body, drawn side by side in one draw. */
export function TickerLine({ line, height }: Props) {
	const { assets } = useStage();
	const outlines = use(assets.made(font, readOutlines));
	const mesh = useRef<InstancedMesh>(null);
	const offset = useRef(0);
	/** The geometry for which the copies were last positioned. */
	const placed = useRef<InstancedMesh>(null);
	const invalidate = useThree((state) => state.invalidate);
	const camera = useThree((state) => state.camera);
	const moving = useStore($running3d);
	const { geometry, width } = useMemo(
		() => createLineGeometry(line.items, outlines, colours[line.id]),
		[line, outlines],
	);
	const material = useMemo(
		() => new MeshStandardMaterial({ vertexColors: true, roughness: 0.34, metalness: 0.12 }),
		[],
	);

	useEffect(() => () => geometry.dispose(), [geometry]);
	useEffect(() => () => material.dispose(), [material]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when motion starts again, a frame must be requested.
	useEffect(() => invalidate(), [moving, geometry, invalidate]);

	useMotion((seconds) => {
		if (moving) offset.current = goOn(offset.current, seconds, width);
		const { current } = mesh;
		if (!current) return false;
		// What the camera sees at the depth of the letters, and as much again for one that has been turned.
		const aspect = aspectOf(camera);
		const seen = 2.4 * camera.position.length() * Math.max(1, aspect);
		current.count = Math.min(mostCopies, countCopies(seen, width));
		if (placed.current !== current) placeCopies(current, width);
		placed.current = current;
		const thickness = toThickness(aspect);
		current.scale.z = thickness;
		current.position.set(-offset.current - seen / 2, height - 0.22, front - depth * thickness);
		return moving && width > 0;
	});

	return <instancedMesh ref={mesh} args={[geometry, material, mostCopies]} frustumCulled={false} />;
}

/** Side by side; from then on the body moves as a whole. */
function placeCopies(mesh: InstancedMesh, width: number) {
	for (let copy = 0; copy < mostCopies; copy++)
		mesh.setMatrixAt(copy, matrix.makeTranslation(copy * width, 0, 0));
	mesh.instanceMatrix.needsUpdate = true;
}

function aspectOf(camera: object): number {
	return 'aspect' in camera ? Number(camera.aspect) : 1;
}
