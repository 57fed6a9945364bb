import { useStore } from '@nanostores/react';
import { extend, useThree } from '@react-three/fiber';
import { use, useEffect, useMemo, useRef } from 'react';
import {
	Euler,
	InstancedMesh,
	Matrix4,
	MeshStandardMaterial,
	Quaternion,
	TorusGeometry,
	Vector3,
} from 'three';
import { toFilePath } from '#lib/file-path.ts';
import { useStage } from '#scenes/stage/stage-context.ts';
import { useMotion } from '#scenes/stage/use-motion.ts';
import { type Path, paths } from '#tools/cube3d/layout.ts';
import { $lit, $spinning } from '#tools/cube3d/store.ts';
import { createCubeGeometry } from './cube-geometry.ts';
import { createDiceMaterial } from './dice-material.ts';
import { toBlank, toDice } from './faces.ts';

extend({ InstancedMesh });

const file = toFilePath('/textures/orbit-faces.webp');
const matrix = new Matrix4();
const angles = new Euler();
const leaning = new Quaternion();
const rolling = new Quaternion();
const at = new Vector3();
const size = new Vector3();

/** Two cubes that orbit the large one, and the wires along their paths. */
export function OrbitingCubes() {
	const { assets } = useStage();
	const texture = use(assets.made(file, toDice, () => toBlank(6, [200, 150, 60])));
	const cubes = useRef<InstancedMesh>(null);
	const wires = useRef<InstancedMesh>(null);
	const invalidate = useThree((state) => state.invalidate);
	const moving = useStore($spinning);
	/** In a lesson nothing may rest in front of the cube. */
	const isLesson = useStore($lit).length > 0;
	const passed = useRef(0);
	const dice = useMemo(() => createDiceMaterial(texture), [texture]);
	const geometry = useMemo(() => createCubeGeometry(0.1), []);
	const wire = useMemo(() => new TorusGeometry(1, 0.0042, 6, 160), []);
	const brass = useMemo(
		() => new MeshStandardMaterial({ color: '#d9b070', metalness: 1, roughness: 0.28 }),
		[],
	);

	useEffect(
		() => () => {
			for (const part of [dice, geometry, wire, brass]) part.dispose();
		},
		[dice, geometry, wire, brass],
	);

	useEffect(() => {
		const { current } = wires;
		if (!current) return;
		for (const [index, path] of paths.entries()) current.setMatrixAt(index, toWireMatrix(path));
		current.instanceMatrix.needsUpdate = true;
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: when motion starts again, a frame must be requested.
	useEffect(() => invalidate(), [moving, invalidate]);

	useMotion((seconds) => {
		if (moving) passed.current += seconds;
		for (const [index, path] of paths.entries()) {
			if (cubes.current) cubes.current.setMatrixAt(index, toCubeMatrix(path, passed.current));
		}
		if (cubes.current) cubes.current.instanceMatrix.needsUpdate = true;
		return moving;
	});

	return (
		<>
			<instancedMesh
				ref={cubes}
				args={[geometry, dice, paths.length]}
				frustumCulled={false}
				visible={!isLesson}
				castShadow
			/>
			<instancedMesh ref={wires} args={[wire, brass, paths.length]} frustumCulled={false} />
		</>
	);
}

function toCubeMatrix(
	{ radius, lean, roll, speed, start, size: edge }: Path,
	passed: number,
): Matrix4 {
	const angle = start + speed * passed;
	leaning.setFromEuler(angles.set(lean, 0, roll));
	at.set(Math.cos(angle) * radius, 0, Math.sin(angle) * radius).applyQuaternion(leaning);
	rolling.setFromEuler(angles.set(angle * 1.3, angle * 1.7, 0.4));
	return matrix.compose(at, rolling, size.setScalar(edge));
}

function toWireMatrix({ radius, lean, roll }: Path): Matrix4 {
	leaning.setFromEuler(angles.set(lean, 0, roll));
	// The ring of the geometry is upright; the path is horizontal.
	rolling.setFromEuler(angles.set(Math.PI / 2, 0, 0));
	return matrix.compose(at.set(0, 0, 0), leaning.multiply(rolling), size.setScalar(radius));
}
