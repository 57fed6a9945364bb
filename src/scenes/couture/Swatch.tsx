import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { BufferAttribute, BufferGeometry, type Material, Texture } from 'three';
import { buildShaders } from '#scenes/stage/build-shaders.ts';
import { useStage } from '#scenes/stage/stage-context.ts';
import { standStill } from '#scenes/stage/stand-still.ts';
import { useMotion } from '#scenes/stage/use-motion.ts';
import { pearl } from '#tools/couture/colours.ts';
import { listPrintsOn } from '#tools/couture/prints.ts';
import { $wardrobe } from '#tools/couture/store.ts';
import type { ClothMaterial } from './cloth-material.ts';
import type { GarmentProps } from './Garment.tsx';
import { hasTexture } from './use-cover.ts';

interface Props extends Pick<GarmentProps, 'model' | 'sceneGarments'> {
	material: ClothMaterial;
	buttons: Material;
}

/** Numbers of each attribute of `cutGarment`. */
const attributes = { position: 3, normal: 3, uv: 2, shade: 2, part: 1, cloth: 3 };

/**
 * Triangles of the cloth and the buttons of a garment whose files are still coming. They are drawn once, on one pixel, so
 * that the card builds their shaders in the meantime: that takes half a second where the card is a processor.
 */
export function Swatch({ model, sceneGarments, material, buttons }: Props) {
	const { host, curtain } = useStage();
	const gl = useThree((state) => state.gl);
	const scene = useThree((state) => state.scene);
	const camera = useThree((state) => state.camera);
	const invalidate = useThree((state) => state.invalidate);
	const next = useRef<'build' | 'wait' | 'draw'>('build');
	const geometry = useMemo(cutTriangle, []);

	useLayoutEffect(() => {
		const settings = $wardrobe.get()[model];
		const blank = new Texture();
		material.dress(settings, pearl);
		if (listPrintsOn(model, settings).length > 0) material.finish();
		material.weave(hasTexture(settings) ? blank : undefined, blank);
		return () => geometry.dispose();
	}, [model, material, geometry]);

	useMotion(() => {
		// The light is a part of the shader. Once pictures are shown, this one would be seen, and a garment that has come
		// is not to be compiled in one go.
		const isLate = curtain.open || sceneGarments.size > 0;
		if (next.current === 'wait' || isLate || !scene.environment) return false;
		if (next.current === 'build') {
			next.current = 'wait';
			void buildShaders(gl, host.context, camera, scene).then(() => {
				next.current = 'draw';
				invalidate();
			});
			return false;
		}
		next.current = 'wait';
		gl.setScissor(0, 0, 1, 1);
		gl.setScissorTest(true);
		gl.render(scene, camera);
		gl.setScissorTest(false);
		gl.getContext().flush();
		return false;
	});

	return [material, buttons].map((each) => (
		<mesh
			key={each.uuid}
			{...standStill}
			geometry={geometry}
			material={each}
			castShadow
			receiveShadow
			frustumCulled={false}
		/>
	));
}

function cutTriangle(): BufferGeometry {
	const geometry = new BufferGeometry();
	for (const [name, numbers] of Object.entries(attributes)) {
		const values = new Float32Array(numbers * 3);
		geometry.setAttribute(name, new BufferAttribute(values, numbers));
	}
	geometry.setIndex([0, 1, 2]);
	return geometry;
}
