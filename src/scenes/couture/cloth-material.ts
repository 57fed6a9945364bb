import { Color, DoubleSide, MeshPhysicalMaterial, type Texture, Vector2, Vector4 } from 'three';
import { type Part, partNames } from '#tools/couture/garments.ts';
import { dressPart } from '#tools/couture/mixing.ts';
import { metresPerUnit, printWidth } from '#tools/couture/placement.ts';
import { mostPrints, type Print } from '#tools/couture/print.ts';
import { brightness, type GarmentSettings, metalness, roughness } from '#tools/couture/settings.ts';
import type { Finish } from '#tools/couture/textures.ts';
import type { Colour } from '#tools/design/colour.ts';
import { weaveShader } from './cloth-shader/weave-shader.ts';
import { fabrics, toCreaseDepth } from './fabrics.ts';
import { toNumber } from './panels.ts';
import type { PrintSheet } from './print-sheet.ts';
import { Sewing } from './sewing.ts';
import { means } from './weaves/weave.ts';
import type { Threads } from './weaves/woven-textures.ts';

/** The largest share of a metallic reflection: fully metallic cloth would look like sheet metal. */
const mostMetal = 0.6;

/** Cloth: a physical material with the dyes of its parts, its texture, and prints on its outside. */
export class ClothMaterial extends MeshPhysicalMaterial {
	/** Seams, buttonholes and bands of ornament. */
	readonly sewing = new Sewing();
	readonly #own = {
		...this.sewing.uniforms,
		partColours: { value: partNames.map(() => new Color()) },
		partTextured: { value: partNames.map(() => 0) },
		gain: { value: 1 },
		sheenDye: { value: 0.5 },
		fuzz: { value: 0 },
		gloss: { value: 0 },
		slubs: { value: null as Texture | null },
		yarns: { value: new Vector4() },
		woven: { value: new Vector2(1, 1) },
		clouds: { value: 0 },
		folds: { value: null as Texture | null },
		folded: { value: new Vector2() },
		creases: { value: null as Texture | null },
		creased: { value: 0 },
		flatMetres: { value: 1 },
		prints: { value: null as Texture | null },
		sewing: { value: null as Texture | null },
		printCount: { value: 0 },
		printInHand: { value: -1 },
		printHandles: { value: 0 },
		printGuide: { value: 0 },
		printAt: { value: fourths() },
		printTurn: { value: fourths() },
		printTile: { value: fourths() },
	};

	#threads: Threads | undefined;
	#finished = false;
	#matt = false;
	#folds = 1;
	#finish: Finish = 'cotton';

	constructor() {
		super({ side: DoubleSide, sheen: 1, map: null });
		this.onBeforeCompile = (shader) => {
			Object.assign(shader.uniforms, this.#own);
			weaveShader(shader, { finished: this.#finished, matt: this.#matt });
		};
	}

	override customProgramCacheKey(): string {
		if (this.#finished) return 'finished cloth';
		return this.#matt ? 'matt cloth' : 'cloth';
	}

	/** Whether its shader has threads, and what is sewn and printed on the cloth. */
	get finished(): boolean {
		return this.#finished;
	}

	/** Takes on the shader with threads, and what is sewn and printed. Unless the card has built it, the next frame waits for that. */
	finish() {
		if (this.#finished) return;
		this.#finished = true;
		this.needsUpdate = true;
		this.#showThreads();
	}

	/** The dye of each part and the way the cloth takes light. */
	dress(settings: GarmentSettings, buttons: Colour) {
		const { finish } = settings;
		const fabric = fabrics[finish];
		partNames.forEach((part: Part, number) => {
			const dress = dressPart(settings, part, part === 'buttons' ? buttons : undefined);
			this.#own.partColours.value[number]?.set(dress.colour);
			this.#own.partTextured.value[number] = dress.textured ? 1 : 0;
		});
		this.#own.gain.value = settings.brightnessMultiplier / brightness.first;
		this.#own.sheenDye.value = fabric.sheenDye;
		this.#own.fuzz.value = fabric.fuzz;
		this.#own.clouds.value = fabric.clouds;
		this.#own.gloss.value = fabric.gloss;
		this.#folds = fabric.folds;
		this.#finish = finish;
		this.#crease();
		this.#own.folded.value.set(this.folds ? fabric.folds : 0, fabric.softness);
		this.#own.yarns.value.set(fabric.pale, fabric.uneven, fabric.gaps, this.#threads?.kind ? 1 : 0);
		// The values of the specification are the middle of the range of each slider.
		const matt = (settings.roughness - roughness.first) / (1 - roughness.first);
		this.roughness = fabric.roughness + (1 - fabric.roughness) * Math.max(0, matt);
		if (matt < 0) this.roughness *= 1 + matt * 3;
		const metal = (settings.metalness - metalness.first) / (1 - metalness.first);
		this.metalness = Math.max(0, metal) * mostMetal;
		this.sheen = fabric.sheen * (1 - Math.max(0, matt) * 0.6);
		this.sheenColor.setScalar(1);
		this.sheenRoughness = fabric.sheenRoughness;
		this.specularIntensity = fabric.specular * (1 + Math.min(0, metal));
		const isMatt = this.specularIntensity === 0 && this.metalness === 0;
		if (isMatt !== this.#matt && !this.#finished) this.needsUpdate = true;
		this.#matt = isMatt;
		this.normalScale.setScalar(fabric.relief);
		this.anisotropy = fabric.gleam;
		// Along the warp, which runs up the pattern.
		this.anisotropyRotation = Math.PI / 2;
	}

	/** Texture and threads. Whether there is a texture changes the shader. */
	cover(map: Texture | undefined, threads: Threads) {
		if (Boolean(this.map) !== Boolean(map)) this.needsUpdate = true;
		this.map = map ?? null;
		this.#threads = threads;
		const { kind } = threads;
		this.#own.yarns.value.w = kind ? 1 : 0;
		this.#own.woven.value.set(...(kind ? means[kind] : ([1, 1] as const)));
		this.#crease();
		this.#showThreads();
	}

	#crease() {
		this.#own.creased.value = toCreaseDepth(this.#finish, this.#threads?.kind);
	}

	get threads(): Threads | undefined {
		return this.#threads;
	}

	#showThreads() {
		if (!this.#finished || !this.#threads) return;
		if (!this.normalMap) this.needsUpdate = true;
		this.normalMap = this.#threads.texture;
		this.#own.slubs.value = this.#threads.slubs;
		this.#own.creases.value = this.#threads.creases;
	}

	/** Fine folds, from a picture of a flat pattern of so many metres; without one the cloth is smooth. */
	fold(picture: Texture | undefined, metres: number) {
		this.#own.folds.value = picture ?? null;
		this.#own.folded.value.x = picture ? this.#folds : 0;
		this.#own.flatMetres.value = metres;
	}

	get folds(): Texture | null {
		return this.#own.folds.value;
	}

	/** Lays prints on the cloth from the sheet they were drawn on; `inHand` has a frame around it, with handles unless it is locked. */
	lay(prints: readonly Print[], sheet: PrintSheet, inHand: number) {
		const own = this.#own;
		own.prints.value = sheet.texture;
		own.sewing.value = sheet.relief;
		own.printCount.value = prints.length;
		own.printInHand.value = inHand;
		own.printHandles.value = prints[inHand]?.locked === false ? 1 : 0;
		prints.forEach((print, number) => {
			const angle = (-print.turn * Math.PI) / 180;
			const tile = sheet.tiles[number] ?? { u: 0, v: 0, edge: 1, reach: [0, 0], technique: 0 };
			own.printAt.value[number]?.set(
				print.positionX * metresPerUnit,
				print.positionY * metresPerUnit,
				toNumber(print.place),
				print.scale * printWidth,
			);
			own.printTurn.value[number]?.set(
				Math.cos(angle),
				Math.sin(angle),
				tile.reach[0],
				tile.reach[1],
			);
			own.printTile.value[number]?.set(tile.u, tile.v, tile.edge, tile.technique);
		});
	}

	/** The line to which a print that is moved snaps. */
	guide(shown: boolean) {
		this.#own.printGuide.value = shown ? 1 : 0;
	}

	/** Hides the frame for a picture, and returns a function that shows it again. */
	unframe(): () => void {
		const { printInHand } = this.#own;
		const before = printInHand.value;
		printInHand.value = -1;
		return () => {
			printInHand.value = before;
		};
	}
}

function fourths(): Vector4[] {
	return Array.from({ length: mostPrints }, () => new Vector4());
}
