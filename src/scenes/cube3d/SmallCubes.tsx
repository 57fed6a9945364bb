import { extend, type ThreeEvent, useThree } from '@react-three/fiber';
import { use, useEffect, useMemo, useRef } from 'react';
import { InstancedBufferAttribute, InstancedMesh, Matrix4, Sphere, Vector3 } from 'three';
import { toFilePath } from '#lib/file-path.ts';
import { prefersLessMotion } from '#scenes/stage/reduced-motion.ts';
import { useStage } from '#scenes/stage/stage-context.ts';
import { useMotion } from '#scenes/stage/use-motion.ts';
import { isInLayer, solvedCube } from '#tools/cube3d/cube.ts';
import { toCube } from '#tools/cube3d/game.ts';
import { spacing, toFace } from '#tools/cube3d/layout.ts';
import { CubeMotion } from '#tools/cube3d/motion.ts';
import type { Position } from '#tools/cube3d/rotation.ts';
import { $game, $isPlain, $lit, $played } from '#tools/cube3d/store.ts';
import { createCubeGeometry } from './cube-geometry.ts';
import { followDrag } from './follow-drag.ts';
import { toBareCloth, toMotifs } from './motifs.ts';
import { createStitchedMaterial } from './stitched-material.ts';

extend({ InstancedMesh });

const file = toFilePath('/textures/cube-faces.webp');
const axes = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)] as const;
const matrix = new Matrix4();
const turn = new Matrix4();

/** The 27 small cubes in one draw. They show the turns of the game, and layers can be dragged. */
export function SmallCubes() {
	const { host, rig, assets } = useStage();
	const texture = use(assets.made(file, toMotifs, toBareCloth));
	const invalidate = useThree((state) => state.invalidate);
	const camera = useThree((state) => state.camera);
	const mesh = useRef<InstancedMesh>(null);
	/** The state for which the small cubes were last positioned; they move only when it changes. */
	const seen = useRef<readonly unknown[]>([]);
	const motion = useMemo(() => new CubeMotion(toCube($game.get())), []);
	const plain = useMemo(() => ({ value: $isPlain.get() ? 1 : 0 }), []);
	const material = useMemo(() => createStitchedMaterial(texture, plain), [texture, plain]);
	const geometry = useMemo(createInstancedGeometry, []);

	useEffect(
		() => () => {
			geometry.dispose();
			material.dispose();
		},
		[geometry, material],
	);

	useEffect(
		() =>
			$played.listen((played) => {
				if (!played) return;
				if (prefersLessMotion()) motion.finish(toCube($game.get()));
				else {
					if (played.from) motion.finish(played.from);
					motion.show(played.turn, played.pace);
				}
				invalidate();
			}),
		[motion, invalidate],
	);

	useEffect(
		() =>
			$isPlain.subscribe((isPlain) => {
				plain.value = isPlain ? 1 : 0;
				invalidate();
			}),
		[plain, invalidate],
	);

	useEffect(
		() =>
			$lit.subscribe((lit) => {
				const light = geometry.getAttribute('lit');
				for (let at = 0; at < light.count; at += 1) light.setX(at, lit.includes(at) ? 1 : 0);
				light.needsUpdate = true;
				invalidate();
			}),
		[geometry, invalidate],
	);

	// Another tab has turned the cube: there is no turn to show, only its result.
	useEffect(
		() =>
			$game.listen((game) => {
				setTimeout(() => {
					if (!motion.still) return;
					motion.finish(toCube(game));
					invalidate();
				});
			}),
		[motion, invalidate],
	);

	useMotion((seconds) => {
		const moving = motion.step(seconds);
		const sight = [mesh.current, motion.cube, motion.layer];
		const changed = sight.some((part, at) => part !== seen.current[at]);
		if (mesh.current && changed) placeCubes(mesh.current, motion);
		seen.current = sight;
		return moving;
	});

	function grab(event: ThreeEvent<PointerEvent>) {
		const small = motion.cube[event.instanceId ?? -1];
		if (!mesh.current || !small || !event.face || event.button !== 0) return;
		mesh.current.getMatrixAt(event.instanceId ?? 0, matrix);
		const normal = event.face.normal.clone().transformDirection(matrix);
		const started = followDrag({
			event: event.nativeEvent,
			canvas: host.canvas,
			camera,
			motion,
			position: small.position,
			normal: toAxis(normal),
			at: event.point,
			changed: invalidate,
			ended: () => {
				rig.held = false;
			},
		});
		if (!started) return;
		rig.held = true;
		event.stopPropagation();
	}

	return (
		<instancedMesh
			ref={mesh}
			args={[geometry, material, solvedCube.length]}
			frustumCulled={false}
			castShadow
			receiveShadow
			onPointerDown={grab}
		/>
	);
}

function createInstancedGeometry() {
	const geometry = createCubeGeometry(0.075);
	const faces = new Float32Array(solvedCube.map(({ home }) => toFace(home)));
	const homes = new Float32Array(solvedCube.flatMap(({ home }) => home));
	geometry.setAttribute('face', new InstancedBufferAttribute(faces, 1));
	geometry.setAttribute('lit', new InstancedBufferAttribute(new Float32Array(faces.length), 1));
	geometry.setAttribute('home', new InstancedBufferAttribute(homes, 3));
	return geometry;
}

/** Positions each small cube: at its place, rotated with the layer that is turning. */
function placeCubes(mesh: InstancedMesh, { cube, layer }: CubeMotion) {
	if (layer) turn.makeRotationAxis(axes[layer.axis], layer.angle);
	for (const [
		at,
		{
			position: [x, y, z],
			rotation,
			position: where,
		},
	] of cube.entries()) {
		const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = rotation;
		matrix.set(a, b, c, x * spacing, d, e, f, y * spacing, g, h, i, z * spacing, 0, 0, 0, 1);
		if (layer && isInLayer(where, layer.axis, layer.layer)) matrix.premultiply(turn);
		mesh.setMatrixAt(at, matrix);
	}
	mesh.instanceMatrix.needsUpdate = true;
	mesh.boundingSphere ??= new Sphere(new Vector3(), 3);
}

/** The axis that a direction is nearest to. */
function toAxis({ x, y, z }: Vector3): Position {
	const values = [x, y, z];
	const sizes = values.map(Math.abs);
	const largest = Math.max(...sizes);
	const axis = ([0, 1, 2] as const).find((each) => sizes[each] === largest) ?? 0;
	const sign = Math.sign(values[axis] ?? 1);
	return [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0];
}
