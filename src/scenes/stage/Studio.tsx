import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { type LightDetail, LightGenerator } from './light-generator.ts';
import { useStage } from './stage-context.ts';
import { createStudioScene, disposeStudioScene } from './studio-scene.ts';
import { useMotion } from './use-motion.ts';

interface Props {
	/** 1 is the light of the stills. */
	brightness?: number;
	/** How sharply the lamps are mirrored: cloth and lacquer need 64 pixels, polished metal 256. */
	detail?: LightDetail;
	/** Half the edge of the square on the ground that gets shadows, in metres. */
	shadowReach?: number;
	/** The light goes around with the camera: what is shown has the same colours from all sides. */
	follows?: boolean;
}

/** Light from all sides, computed here and not downloaded, and a key lamp that casts soft shadows. */
export function Studio({ brightness = 1, detail = 64, shadowReach = 4, follows = false }: Props) {
	const { host, setup, rig, lights } = useStage();
	const gl = useThree((state) => state.gl);
	const scene = useThree((state) => state.scene);
	const invalidate = useThree((state) => state.invalidate);

	useEffect(() => {
		let dispose = () => {};
		function light() {
			dispose();
			const studio = createStudioScene();
			const generator = new LightGenerator(gl, detail);
			const target = generator.fromScene(studio, 0.03);
			generator.dispose();
			disposeStudioScene(studio);
			scene.environment = target.texture;
			invalidate();
			dispose = () => target.dispose();
		}
		light();
		// When the context is lost, so is what the graphics card had drawn, and this cannot be uploaded again.
		host.canvas.addEventListener('webglcontextrestored', light);
		return () => {
			host.canvas.removeEventListener('webglcontextrestored', light);
			scene.environment = null;
			dispose();
		};
	}, [host, gl, scene, detail, invalidate]);

	useEffect(() => {
		scene.environmentIntensity = brightness * 0.75;
		invalidate();
	}, [scene, brightness, invalidate]);

	useEffect(() => {
		lights.lamp.intensity = 1.5 * brightness;
		lights.lamp.castShadow = setup.shadows ?? false;
		lights.reach(shadowReach);
		invalidate();
	}, [lights, setup, brightness, shadowReach, invalidate]);

	useMotion(() => {
		if (follows) lights.turn(scene, rig.view.azimuth);
		return false;
	});

	return <primitive object={lights.lamp} />;
}
