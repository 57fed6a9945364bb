import {
	type Material,
	ShaderLib,
	type WebGLProgramParametersWithUniforms,
	WebGLRenderer,
} from 'three';
import { GobletMaterial } from '#scenes/configurator3d/goblet-material.ts';
import { ClothMaterial } from '#scenes/couture/cloth-material.ts';
import { createDiceMaterial } from '#scenes/cube3d/dice-material.ts';
import { toBlank } from '#scenes/cube3d/faces.ts';
import { createStitchedMaterial } from '#scenes/cube3d/stitched-material.ts';

const blank = toBlank(1, [0, 0, 0]);

function finishCloth() {
	const cloth = new ClothMaterial();
	cloth.finish();
	return cloth;
}

describe.each([
	{
		name: 'a die',
		base: ShaderLib.standard,
		material: createDiceMaterial(blank),
		added: ['vSpot = position;', 'texture(faces, '],
	},
	{
		name: 'a stitched cube',
		base: ShaderLib.standard,
		material: createStitchedMaterial(blank),
		added: ['vOuter = way', 'texture(motifs, ', 'mix(roughnessFactor, ', 'normal - slope'],
	},
	{
		name: 'a goblet',
		base: ShaderLib.standard,
		material: new GobletMaterial(true),
		added: [
			'vFlat = uv;',
			'texture2D(engraving, ',
			'refract(inner, -far, 1.5)',
			'vec3 stain = ',
			'(totalDiffuse + totalSpecular) * gain',
		],
	},
	{
		name: 'cloth',
		base: ShaderLib.physical,
		material: finishCloth(),
		added: [
			'vCloth = cloth;',
			'float inward = ',
			'textureGrad(prints, ',
			'textureGrad(sewing, ',
			'texture2D(slubs, vPattern * ',
			'vec3(slope + raised, 1.0)',
			'reflectedLight.directSpecular += sewn',
			'texture2D(folds, ',
			'reflectedLight.indirectDiffuse *= hollow',
			'normal = -normal',
			'material.sheenColor *= ',
			'reflectedLight.indirectDiffuse *= openness',
			'texture2D(creases, ',
			'outgoingLight *= mix(vec3(',
		],
	},
])('the shader of $name', ({ base, material, added }) => {
	const { vertexShader, fragmentShader, uniforms } = compile(material, base);
	const code = vertexShader + fragmentShader;

	test('has all that is added to that of three.js, each once', () => {
		for (const piece of added) expect(code.split(piece), piece).toHaveLength(2);
	});

	test('has a value for each uniform that it declares, of the declared length', () => {
		const declared = [...code.matchAll(/^\s*uniform \w+ (\w+)(?:\[(\d+)\])?;/gm)].filter(
			([line]) => !base.vertexShader.includes(line) && !base.fragmentShader.includes(line),
		);
		expect(declared.map(([, name]) => name).sort()).toEqual(Object.keys(uniforms).sort());
		for (const [, name = '', length] of declared) {
			const value: unknown = uniforms[name]?.value;
			if (length) expect(value, name).toHaveLength(Number(length));
			else expect(Array.isArray(value), name).toBe(false);
		}
	});

	test('hands each value that it reads for a point from the corners on to it', () => {
		for (const [, type = '', name = ''] of fragmentShader.matchAll(/^\s*varying (\w+) (\w+);/gm)) {
			expect(vertexShader).toMatch(new RegExp(`varying ${type} ${name};`));
			expect(vertexShader).toMatch(new RegExp(`${name} = `));
		}
	});
});

function compile(material: Material, { vertexShader, fragmentShader }: typeof ShaderLib.standard) {
	const shader = {
		vertexShader,
		fragmentShader,
		uniforms: {} as Record<string, { value: unknown }>,
	};
	material.onBeforeCompile(
		shader as unknown as WebGLProgramParametersWithUniforms,
		WebGLRenderer.prototype,
	);
	return shader;
}
