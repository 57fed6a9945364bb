import { ShaderLib, type WebGLProgramParametersWithUniforms } from 'three';
import { expect, test } from 'vitest';
import { shineBeyondWhite } from '#scenes/configurator3d/bright-surface.ts';

test('what is brighter than white is divided before the light is computed, and multiplied after it', () => {
	const { fragmentShader } = ShaderLib.standard;
	const shader = { fragmentShader } as WebGLProgramParametersWithUniforms;
	shineBeyondWhite(shader);
	const at = (words: string) => shader.fragmentShader.indexOf(words);
	expect(at('diffuseColor.rgb /= gain')).toBeGreaterThan(at('#include <color_fragment>'));
	expect(at('#include <lights_physical_fragment>')).toBeGreaterThan(at('/= gain'));
	expect(at('(totalDiffuse + totalSpecular) * gain')).toBeGreaterThan(at('/= gain'));
});
