import { DirectionalLight, type Scene, Vector3 } from 'three';

/** The position of the key lamp, in metres from the middle, while the camera looks at the front. */
const key = new Vector3(-3.2, 6, 4.4);
const up = new Vector3(0, 1, 0);

/** The light of a stage: a key lamp that casts soft shadows, and light from all sides. */
export class Lights {
	readonly lamp = new DirectionalLight('#fff3e2');
	readonly #middle: Vector3;
	#azimuth = 0;

	/** The lamp points at `middle`, in metres. */
	constructor(middle: readonly [x: number, y: number, z: number]) {
		this.#middle = new Vector3(...middle);
		const { lamp } = this;
		lamp.matrixAutoUpdate = false;
		lamp.target.position.copy(this.#middle);
		lamp.target.updateMatrixWorld();
		lamp.shadow.mapSize.set(1024, 1024);
		lamp.shadow.radius = 7;
		lamp.shadow.bias = -0.0004;
		lamp.shadow.normalBias = 0.02;
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
		this.lamp.position.copy(key).applyAxisAngle(up, this.#azimuth).add(this.#middle);
		this.lamp.updateMatrix();
		this.lamp.matrixWorldNeedsUpdate = true;
	}
}
