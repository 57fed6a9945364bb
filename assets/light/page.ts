import { WebGLRenderer } from 'three';
import { type LightDetail, LightGenerator } from '#scenes/stage/light-generator.ts';
import { createStudioScene } from '#scenes/stage/studio-scene.ts';

declare global {
	interface Window {
		/** Red, green, blue and alpha of each side of each level. */
		computeStudio: (detail: LightDetail) => number[][][];
	}
}

window.computeStudio = (detail) => {
	const renderer = new WebGLRenderer();
	const gl = renderer.getContext() as WebGL2RenderingContext;
	const target = new LightGenerator(renderer, detail).fromScene(createStudioScene(), 0.03);
	const { __webglTexture: texture } = renderer.properties.get(target.texture) as {
		__webglTexture: WebGLTexture;
	};
	gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
	return (target.texture.mipmaps ?? []).map((_, level) => {
		const edge = detail >> level;
		return Array.from({ length: 6 }, (_, side) => {
			const to = gl.TEXTURE_CUBE_MAP_POSITIVE_X + side;
			gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, to, texture, level);
			const pixels = new Float32Array(edge * edge * 4);
			gl.readPixels(0, 0, edge, edge, gl.RGBA, gl.FLOAT, pixels);
			return [...pixels];
		});
	});
};
document.body.dataset.state = 'ready';
