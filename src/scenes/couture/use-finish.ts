import { useThree } from '@react-three/fiber';
import { useCallback } from 'react';
import { type BufferGeometry, Mesh } from 'three';
import { buildShaders } from '#scenes/stage/build-shaders.ts';
import { useStage } from '#scenes/stage/stage-context.ts';
import type { ClothMaterial } from './cloth-material.ts';
import { weaveAhead } from './weaves/weave-ahead.ts';

/**
 * Returns a function that finishes a cloth once the card has built the shader for its threads and what is sewn on it, beside
 * the page. A twin of the cloth builds it: the shader of a cloth that is shown must be there. With the signal the cloth stays as it is.
 */
export function useFinish(
	material: ClothMaterial,
	geometry: BufferGeometry,
): (over: AbortSignal) => Promise<void> {
	const { host } = useStage();
	const gl = useThree((state) => state.gl);
	const scene = useThree((state) => state.scene);
	const camera = useThree((state) => state.camera);

	return useCallback(
		async (over) => {
			const { threads, map } = material;
			if (material.finished || !threads) return;
			await weaveAhead(threads.kind ? [threads.kind] : []);
			if (over.aborted) return;
			const twin = material.clone();
			twin.cover(map ?? undefined, threads);
			twin.finish();
			await buildShaders(gl, host.context, camera, scene, new Mesh(geometry, twin));
			if (!over.aborted) {
				material.finish();
				// Takes the shader over before the twin gives it up.
				gl.compile(new Mesh(geometry, material), camera, scene);
			}
			twin.dispose();
		},
		[host, gl, scene, camera, material, geometry],
	);
}
