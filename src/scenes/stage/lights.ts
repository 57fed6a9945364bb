import { DirectionalLight, type Scene, Vector3 } from 'three';
import type { StageSetup } from './host.ts';

const up = new Vector3(0, 1, 0);

/** The light of a stage: a key lamp that casts soft shadows, and light from all sides. */
export class Lights {
	readonly lamp = new DirectionalLight('#fff3e2');
	readonly #middle: Vector3;
	readonly #key: Vector3;
	#azimuth = 0;

	constructor({
		middle,
		key = [-3.2, 6, 4.4],
		shade = { radius: 4, intensity: 1 },
	}: Pick<StageSetup, 'middle' | 'key' | 'shade'>) {
		this.#middle = new Vector3(...middle);
		this.#key = new Vector3(...key);
		const { lamp } = this;
		lamp.matrixAutoUpdate = false;
		lamp.target.position.copy(this.#middle);
		lamp.target.updateMatrixWorld();
		lamp.shadow.mapSize.set(1024, 1024);
		Object.assign(lamp.shadow, shade);
		lamp.shadow.bias = -0.0004;
		lamp.shadow.normalBias = 0.008;
		lamp.shadow.camera.near = 0.5;
		lamp.shadow.camera.far = 24;
		this.#place();
	}

	/** Half the edge of the square on the ground that gets shadows, in metres. */
	reach(metres: number) {
		const { camera } = this.lamp.shadow;
		Object.assign(camera, { left: -metres, right: metres, top: metres, bottom: -metres });
		camera.updateProjectionMatrix();
	}

	/**
	 * Turns the studio about the middle, in radians to the right of the front: with the camera, so that each side of a
	 * thing is seen in the same light, as if the thing itself were turned.
	 */
	turn(scene: Scene, azimuth: number) {
		if (azimuth === this.#azimuth) return;
		this.#azimuth = azimuth;
		scene.environmentRotation.y = azimuth;
		this.#place();
	}

	#place() {
		this.lamp.position.copy(this.#key).applyAxisAngle(up, this.#azimuth).add(this.#middle);
		this.lamp.updateMatrix();
		this.lamp.matrixWorldNeedsUpdate = true;
	}
}
