import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { type LightDetail, LightGenerator } from './light-generator.ts';
import { useStage } from './stage-context.ts';
import { standStill } from './stand-still.ts';
import { createStudioScene, disposeStudioScene } from './studio-scene.ts';

interface Props {
	/** 1 is the light of the stills. */
	brightness?: number;
	/** How sharply the lamps are mirrored: cloth and lacquer need 64 pixels, polished metal 256. */
	detail?: LightDetail;
	/** Half the edge of the square on the ground that gets shadows, in metres. */
	shadowReach?: number;
}

/** Light from all sides, computed here and not downloaded, and a key lamp that casts soft shadows. */
export function Studio({ brightness = 1, detail = 64, shadowReach = 4 }: Props) {
	const { host, setup } = useStage();
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

	return (
		<directionalLight
			{...standStill}
			position={[setup.middle[0] - 3.2, setup.middle[1] + 6, setup.middle[2] + 4.4]}
			target-position={[...setup.middle]}
			color="#fff3e2"
			intensity={1.5 * brightness}
			castShadow={setup.shadows ?? false}
			shadow-mapSize={[1024, 1024]}
			shadow-radius={7}
			shadow-bias={-0.0004}
			shadow-normalBias={0.02}
			shadow-camera-left={-shadowReach}
			shadow-camera-right={shadowReach}
			shadow-camera-top={shadowReach}
			shadow-camera-bottom={-shadowReach}
			shadow-camera-near={0.5}
			shadow-camera-far={24}
		/>
	);
}
