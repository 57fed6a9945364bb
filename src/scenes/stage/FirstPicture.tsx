import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useStage } from './stage-context.ts';
import { waitForCard } from './wait-for-card.ts';

/**
 * A sibling of suspended parts: once it renders and no part is missing, the shaders are compiled beside the page, the
 * first frame is drawn, and its shadows in the next one; then the picture is complete.
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
		let next: 'compile' | 'wait' | 'draw' | 'shadows' | 'ready' = 'compile';

		async function compile() {
			// If it fails, the first frame compiles, and reports what is wrong.
			await gl.compileAsync(scene, camera).catch(() => undefined);
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
			if (next === 'draw') {
				curtain.open = true;
				gl.shadowMap.autoUpdate = false;
				next = 'shadows';
				return true;
			}
			gl.shadowMap.autoUpdate = true;
			if (next === 'shadows') {
				next = 'ready';
				return true;
			}
			// The frame with shadows is on the screen.
			stop();
			host.onReady();
			return false;
		});
		invalidate();
		return () => {
			over = true;
			stop();
		};
	}, [host, pulse, gaps, curtain, gl, scene, camera, invalidate]);

	return null;
}
