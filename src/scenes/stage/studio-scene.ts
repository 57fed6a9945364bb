import { BackSide, BoxGeometry, Color, Mesh, MeshBasicMaterial, PlaneGeometry, Scene } from 'three';

/** A lamp of the studio: a rectangle whose light points at the middle. Metres; brightness 1 is white paper. */
interface Lamp {
	at: readonly [x: number, y: number, z: number];
	width: number;
	height: number;
	brightness: number;
	colour: string;
}

/** The same light as in the stills of this site: a large key from the upper left, a narrow rim on the right. */
const lamps: readonly Lamp[] = [
	{ at: [-4, 4, 4], width: 4, height: 3.4, brightness: 13, colour: '#fff4e4' },
	{ at: [5, 2.4, -1.5], width: 1.1, height: 5, brightness: 11, colour: '#e8efff' },
	{ at: [0, 5.6, -0.5], width: 5, height: 2.4, brightness: 6, colour: '#ffffff' },
	{ at: [3.4, 0.6, 5], width: 1, height: 3, brightness: 4, colour: '#fff1dc' },
	{ at: [-5.4, 0.4, -2.5], width: 0.7, height: 3.4, brightness: 6, colour: '#dfe8ff' },
	{ at: [0, -4, 2], width: 6, height: 6, brightness: 0.55, colour: '#efe4d2' },
];

/** The room that is mirrored in everything shiny; it is drawn once, into the light of the scene. */
export function createStudioScene(): Scene {
	const scene = new Scene();
	const walls = new MeshBasicMaterial({
		color: new Color('#8d8f98').multiplyScalar(0.62),
		side: BackSide,
	});
	scene.add(new Mesh(new BoxGeometry(14, 12, 14), walls));
	for (const { at, width, height, brightness, colour } of lamps) {
		const glow = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(brightness) });
		const lamp = new Mesh(new PlaneGeometry(width, height), glow);
		lamp.position.set(...at);
		lamp.lookAt(0, 0, 0);
		scene.add(lamp);
	}
	return scene;
}

export function disposeStudioScene(scene: Scene) {
	scene.traverse((part) => {
		if (!(part instanceof Mesh)) return;
		part.geometry.dispose();
		part.material.dispose();
	});
}
