import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect } from 'react';
import { toLightFile } from './light-file.ts';
import type { LightDetail } from './light-generator.ts';
import { useStage } from './stage-context.ts';
import { computeLight, readLight, type StudioLight } from './studio-light.ts';
import { useMotion } from './use-motion.ts';

interface Props {
	/** 1 is the light of the stills. */
	brightness?: number;
	/** How much more of the light comes from the key lamp, and less from all sides. */
	contrast?: number;
	/** How sharply the lamps are mirrored: cloth and lacquer need 64 pixels, polished metal 128. */
	detail?: LightDetail;
	/** Half the edge of the square on the ground that gets shadows, in metres. */
	shadowReach?: number;
	/** The light goes around with the camera: what is shown has the same colours from all sides. */
	follows?: boolean;
}

/** Light from all sides, from a file, and a key lamp that casts soft shadows. */
export function Studio({
	brightness = 1,
	contrast = 1,
	detail = 64,
	shadowReach = 4,
	follows = false,
}: Props) {
	const { host, setup, assets, rig, lights, awaited } = useStage();
	const gl = useThree((state) => state.gl);
	const scene = useThree((state) => state.scene);
	const invalidate = useThree((state) => state.invalidate);
	const file = toLightFile(detail);
	// Requested while it renders: what is beside it may suspend, and then its effects wait for that.
	const coming = assets.made(
		file,
		(blob) => readLight(blob, detail),
		() => computeLight(gl, detail),
	);

	useLayoutEffect(() => {
		let over = false;
		let light: StudioLight | undefined;
		// Without its light the first picture is not complete.
		const part = {};
		awaited.add(part);

		function use(made: StudioLight) {
			awaited.delete(part);
			if (over) return;
			light = made;
			scene.environment = made.texture;
			invalidate();
		}

		void coming.then(use);

		// When the context is lost, so is what the graphics card had drawn.
		function again() {
			if (!light?.drawn) return;
			light.dispose();
			use(computeLight(gl, detail));
		}
		host.canvas.addEventListener('webglcontextrestored', again);
		return () => {
			over = true;
			awaited.delete(part);
			host.canvas.removeEventListener('webglcontextrestored', again);
			scene.environment = null;
			if (light?.drawn) light.dispose();
		};
	}, [host, coming, awaited, gl, scene, detail, invalidate]);

	useEffect(() => {
		scene.environmentIntensity = (brightness * 0.75) / contrast;
		invalidate();
	}, [scene, brightness, contrast, invalidate]);

	useEffect(() => {
		lights.lamp.intensity = 1.5 * brightness * contrast;
		lights.lamp.castShadow = setup.shadows ?? false;
		lights.reach(shadowReach);
		invalidate();
	}, [lights, setup, brightness, contrast, shadowReach, invalidate]);

	useMotion(() => {
		if (follows) lights.turn(scene, rig.view.azimuth);
		return false;
	});

	return <primitive object={lights.lamp} />;
}
