import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useStage } from './stage-context.ts';
import { waitForCard } from './wait-for-card.ts';

/**
 * A sibling of suspended parts: once it renders and no part is missing, the shaders are compiled beside the page, what
 * the scene consists of is uploaded with a frame of a single pixel, and the next frame is the picture with its shadows.
 */
export function FirstPicture() {
	const { host, pulse, gaps, curtain } = useStage();
	const gl = useThree((state) => state.gl);
	const scene = useThree((state) => state.scene);
	const camera = useThree((state) => state.camera);
	const invalidate = useThree((state) => state.invalidate);

	useEffect(() => {
		let over = false;
		/** What the next frame does: each is a task of its own. */
		let next: 'compile' | 'wait' | 'upload' | 'uploading' | 'draw' | 'ready' = 'compile';

		async function compile() {
			// If it fails, the first frame compiles, and reports what is wrong.
			await gl.compileAsync(scene, camera).catch(() => undefined);
			await waitForCard(host.context);
			if (over) return;
			// Asked now, the card answers at once; asked after the first frame, it would first finish that.
			for (const program of gl.info.programs ?? []) {
				program.getUniforms();
				program.getAttributes();
			}
			next = 'upload';
			invalidate();
		}

		async function waitForUpload() {
			await waitForCard(host.context);
			if (over) return;
			next = 'draw';
			invalidate();
		}

		const stop = pulse.add(() => {
			if (gaps.size > 0 || next === 'wait') return false;
			if (next === 'compile') {
				next = 'wait';
				void compile();
				return false;
			}
			if (next === 'upload') {
				curtain.open = true;
				// All pixels would be drawn twice, which takes a second where the card is a processor.
				gl.setScissor(0, 0, 1, 1);
				gl.setScissorTest(true);
				next = 'uploading';
				return true;
			}
			if (next === 'uploading') {
				// A scene that moves by itself would queue frames before the card has done this one.
				curtain.open = false;
				next = 'wait';
				void waitForUpload();
				return false;
			}
			if (next === 'draw') {
				curtain.open = true;
				gl.setScissorTest(false);
				// The shadows of the frame before fall as those of this one: nothing has moved since.
				gl.shadowMap.autoUpdate = false;
				next = 'ready';
				return true;
			}
			// The picture is on the screen.
			gl.shadowMap.autoUpdate = true;
			stop();
			host.onReady();
			return false;
		});
		invalidate();
		return () => {
			over = true;
			gl.shadowMap.autoUpdate = true;
			stop();
		};
	}, [host, pulse, gaps, curtain, gl, scene, camera, invalidate]);

	return null;
}
