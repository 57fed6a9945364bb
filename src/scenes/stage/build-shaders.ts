import type { Camera, Object3D, Scene, WebGLRenderer } from 'three';
import { waitForCard } from './wait-for-card.ts';

/**
 * Has the card build the shaders of `things` as they are lit in `scene`; the page goes on meanwhile. If that fails, the
 * first frame builds them, and reports what is wrong.
 */
export async function buildShaders(
	gl: WebGLRenderer,
	context: WebGL2RenderingContext,
	camera: Camera,
	scene: Scene,
	things: Object3D = scene,
): Promise<void> {
	try {
		// Where the card does not tell when a shader is built, three.js waits by the clock, and so long in vain.
		if (context.getExtension('KHR_parallel_shader_compile'))
			await gl.compileAsync(things, camera, scene);
		else gl.compile(things, camera, scene);
	} catch {}
	await waitForCard(context);
	// Asked now, the card answers at once; asked after the first frame, it would first finish that.
	for (const program of gl.info.programs ?? []) {
		program.getUniforms();
		program.getAttributes();
	}
}
