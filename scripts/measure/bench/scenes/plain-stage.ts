import {
	DirectionalLight,
	Mesh,
	MeshBasicMaterial,
	NeutralToneMapping,
	PCFShadowMap,
	PerspectiveCamera,
	PlaneGeometry,
	Scene,
	ShadowMaterial,
	WebGLRenderer,
} from 'three';
import { createShade } from '#scenes/stage/contact-shade.ts';
import { type LightDetail, LightGenerator } from '#scenes/stage/light-generator.ts';
import { createStudioScene } from '#scenes/stage/studio-scene.ts';

interface Light {
	brightness: number;
	detail: LightDetail;
	/** Half the edge of what gets shadows, in metres; without it nothing casts any. */
	shadowReach?: number;
	middle: readonly [x: number, y: number, z: number];
}

export interface PlainStage {
	renderer: WebGLRenderer;
	scene: Scene;
	camera: PerspectiveCamera;
}

/** Renderer, camera and light as a page without a framework sets them up: what the scenes of the site are held against. */
export function setUp(fieldOfView: number, light: Light): PlainStage {
	const canvas = document.querySelector('canvas');
	if (!canvas) throw new Error('The page has no canvas.');
	const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
	renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
	renderer.toneMapping = NeutralToneMapping;
	renderer.shadowMap.enabled = light.shadowReach !== undefined;
	renderer.shadowMap.type = PCFShadowMap;
	const scene = new Scene();
	const camera = new PerspectiveCamera(
		fieldOfView,
		canvas.clientWidth / canvas.clientHeight,
		0.05,
		80,
	);
	const generator = new LightGenerator(renderer, light.detail);
	scene.environment = generator.fromScene(createStudioScene(), 0.03).texture;
	scene.environmentIntensity = light.brightness * 0.75;
	scene.add(createLamp(light));
	return { renderer, scene, camera };
}

/** Draws frame by frame; `step` moves what moves. */
export function run({ renderer, scene, camera }: PlainStage, step: (seconds: number) => void) {
	function next() {
		step(1 / 60);
		renderer.render(scene, camera);
		requestAnimationFrame(next);
	}
	requestAnimationFrame(next);
	document.body.dataset.state = 'ready';
}

/** Ground that is nothing but the shadows on it. */
export function createGround(height: number, size: number, opacity: number): Mesh {
	const ground = new Mesh(
		new PlaneGeometry(size, size),
		new ShadowMaterial({ color: '#0c1020', opacity, transparent: true }),
	);
	ground.rotation.x = -Math.PI / 2;
	ground.position.y = height;
	ground.receiveShadow = true;
	return ground;
}

/** The darkness below an object. */
export function createContact(height: number, edge: number, opacity = 0.42): Mesh {
	const contact = new Mesh(
		new PlaneGeometry(),
		new MeshBasicMaterial({
			color: '#0c1020',
			alphaMap: createShade(),
			opacity,
			transparent: true,
			depthWrite: false,
			toneMapped: false,
		}),
	);
	contact.rotation.x = -Math.PI / 2;
	contact.position.y = height;
	contact.scale.setScalar(edge);
	return contact;
}

function createLamp({ brightness, shadowReach, middle: [x, y, z] }: Light): DirectionalLight {
	const lamp = new DirectionalLight('#fff3e2', 1.5 * brightness);
	lamp.position.set(x - 3.2, y + 6, z + 4.4);
	lamp.target.position.set(x, y, z);
	if (shadowReach === undefined) return lamp;
	lamp.castShadow = true;
	lamp.shadow.mapSize.set(1024, 1024);
	lamp.shadow.radius = 7;
	const { camera } = lamp.shadow;
	camera.left = -shadowReach;
	camera.right = shadowReach;
	camera.top = shadowReach;
	camera.bottom = -shadowReach;
	camera.far = 24;
	return lamp;
}
