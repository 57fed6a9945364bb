import { PMREMGenerator } from 'three';

/** Edge of each side of the mirrored room, in pixels. */
export type LightDetail = 64 | 128;

/**
 * three.js computes light from all sides with at least 256 pixels. Cloth and lacquer cannot show the difference to 64,
 * but a machine without a graphics card works on it for seconds. If three.js changes the method that is replaced here,
 * its own size is used again.
 */
export class LightGenerator extends PMREMGenerator {
	protected _cubeSize: number = 256;
	readonly #detail: LightDetail;

	constructor(gl: ConstructorParameters<typeof PMREMGenerator>[0], detail: LightDetail) {
		super(gl);
		this.#detail = detail;
	}

	protected _setSize() {
		this._cubeSize = this.#detail;
	}
}
