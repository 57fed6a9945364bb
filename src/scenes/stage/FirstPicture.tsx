import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { buildShaders } from './build-shaders.ts';
import { useStage } from './stage-context.ts';

/**
 * A sibling of suspended parts: once it renders and no part is missing, the card builds the shaders beside the page, and
 * the next frame is the picture.
 */
export function FirstPicture() {
	const { host, clock, awaited, curtain, taken } = useStage();
	const gl = useThree((state) => state.gl);
	const scene = useThree((state) => state.scene);
	const camera = useThree((state) => state.camera);
	const invalidate = useThree((state) => state.invalidate);
	const get = useThree((state) => state.get);
	const afterFrame = useRef(() => {});

	// After the curtain, which draws.
	useFrame(() => afterFrame.current(), 2);

	useEffect(() => {
		let over = false;
		/** What the next frame does: each is a task of its own. */
		let next: 'compile' | 'wait' | 'draw' = 'compile';

		async function compile() {
			await taken();
			const built = new Set(gl.info.programs);
			gl.compile(scene, camera);
			if (gl.info.programs?.some((program) => !built.has(program)))
				await buildShaders(gl, host.context, camera, scene);
			if (over) return;
			next = 'draw';
			const { frameloop, advance } = get();
			// Not with the next frame of the browser, which a busy page gets late. A stage that is asleep draws when it wakes up.
			if (frameloop === 'never') invalidate();
			else advance(performance.now());
		}

		const stop = clock.add(() => {
			if (awaited.size > 0 || next === 'wait') return false;
			if (next === 'compile') {
				next = 'wait';
				void compile();
				return false;
			}
			curtain.open = true;
			afterFrame.current = finish;
			return false;
		});

		function finish() {
			afterFrame.current = () => {};
			stop();
			host.onReady();
		}

		invalidate();
		return () => {
			over = true;
			afterFrame.current = () => {};
			stop();
		};
	}, [host, clock, awaited, curtain, taken, gl, scene, camera, invalidate, get]);

	return null;
}
