import { Color, DoubleSide, FrontSide, MeshStandardMaterial, type Texture } from 'three';
import { type Design, newDesign } from '#tools/configurator3d/design.ts';
import { white } from '#tools/design/colour.ts';
import { shapeGoblets } from './goblet-shader.ts';
import { looks } from './substances.ts';

/** What goblets are of: a standard material with engraving, that can be glass. */
export class GobletMaterial extends MeshStandardMaterial {
	readonly #own = {
		engraving: { value: null as Texture | null },
		brightness: { value: 1 },
	};
	readonly #wall: boolean;
	#kind = '';

	/** `wall` is for the bowls, whose glass is thin. */
	constructor(wall: boolean) {
		super({ vertexColors: true });
		this.#wall = wall;
		this.onBeforeCompile = (shader) => {
			Object.assign(shader.uniforms, this.#own);
			shapeGoblets(shader);
		};
	}

	/** The letters, white on black. */
	get engraving(): Texture | null {
		return this.#own.engraving.value;
	}

	override customProgramCacheKey(): string {
		return 'goblet';
	}

	dress({ substance, colour }: Pick<Design, 'substance' | 'colour'>, engraving: Texture | null) {
		const look = looks[substance];
		const glass = substance === 'glass';
		this.#own.engraving.value = engraving;
		this.#own.brightness.value = look.brightness;
		this.color.set(colour === white ? look.own : colour);
		// Dyed metal keeps some of its own colour.
		if (look.metalness === 1 && colour !== white) this.color.multiply(ownColour.set(look.own));
		if (!glass) this.color.multiplyScalar(look.brightness);
		this.roughness = look.roughness;
		this.metalness = look.metalness;
		this.normalScale.setScalar(look.relief);
		this.transparent = glass;
		this.premultipliedAlpha = glass;
		// What is behind a wall is seen through it, also what is drawn later.
		this.depthWrite = !(glass && this.#wall);
		this.side = glass && this.#wall ? DoubleSide : FrontSide;
		this.forceSinglePass = true;
		this.#become([
			...(engraving && this.#wall ? ['ENGRAVED'] : []),
			...(glass ? ['GLASS'] : []),
			...(substance === 'glaze' ? ['GLAZE'] : []),
			...(substance === 'glaze' || substance === newDesign.substance ? ['COATED'] : []),
		]);
	}

	/** Picture and relief. Whether there is one changes the shader. */
	cover(map: Texture | undefined, relief: Texture | undefined) {
		if (Boolean(this.map) !== Boolean(map) || Boolean(this.normalMap) !== Boolean(relief))
			this.needsUpdate = true;
		this.map = map ?? null;
		this.normalMap = relief ?? null;
	}

	#become(kinds: readonly string[]) {
		const kind = kinds.join(' ');
		if (kind === this.#kind) return;
		this.#kind = kind;
		this.defines = Object.fromEntries(['STANDARD', ...kinds].map((each) => [each, '']));
		this.needsUpdate = true;
	}
}

const ownColour = new Color();
