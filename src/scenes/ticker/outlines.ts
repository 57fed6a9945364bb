import { BufferAttribute, type BufferGeometry, ExtrudeGeometry, ShapePath } from 'three';
import { flattenCurve, type Point } from './flatten-curve.ts';

/** What `scripts/build-outlines.ts` writes. */
interface OutlineFile {
	unitsPerEm: number;
	glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
}

/** A letter, whose body is made when it is first read. */
export class Letter {
	/** In units of the scene. */
	readonly advance: number;
	readonly #outline: string;
	readonly #scale: number;
	#geometry: BufferGeometry | undefined;

	constructor(advance: number, outline: string, scale: number) {
		this.advance = advance * scale;
		this.#outline = outline;
		this.#scale = scale;
	}

	/** A space has no body. */
	get isBlank(): boolean {
		return this.#outline === '';
	}

	get geometry(): BufferGeometry {
		this.#geometry ??= toBody(this.#outline, this.#scale);
		return this.#geometry;
	}

	dispose() {
		this.#geometry?.dispose();
	}
}

/** Height of an em in units of the scene. */
const em = 0.62;
/** How thick the letters are. */
export const depth = 0.13;
const bevel = 0.012;

/** Letters of the site's own font as bodies, each made once. */
export class Outlines {
	readonly #file: OutlineFile;
	readonly #letters = new Map<string, Letter>();

	constructor(file: OutlineFile) {
		this.#file = file;
	}

	/** A letter that the font lacks is shown without its accents, or else as a question mark. */
	letter(character: string): Letter {
		const known = this.#letters.get(character);
		if (known) return known;
		const { glyphs, unitsPerEm } = this.#file;
		const bare = character.normalize('NFD').charAt(0);
		const glyph = glyphs[character] ?? glyphs[spaces.get(character) ?? bare] ?? glyphs['?'];
		const scale = em / unitsPerEm;
		const [advance, outline] = glyph ?? [unitsPerEm / 2, ''];
		const letter = new Letter(advance, outline, scale);
		this.#letters.set(character, letter);
		return letter;
	}

	dispose() {
		for (const letter of this.#letters.values()) letter.dispose();
		this.#letters.clear();
	}
}

/** Reads the file of outlines. Until it has loaded, the font has no letters. */
export async function readOutlines(file: Blob): Promise<Outlines> {
	return new Outlines(JSON.parse(await file.text()));
}

/** Spaces of typography are as wide as the usual one here. */
const spaces = new Map(['\u00a0', '\u202f', '\u2009', '\t', '\n'].map((space) => [space, ' ']));

function toBody(outline: string, scale: number): BufferGeometry {
	const path = new ShapePath();
	let from: Point = [0, 0];
	for (const [, type = '', numbers = ''] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
		const points = toPoints(numbers, scale);
		const last = points.at(-1);
		if (!last) continue;
		if (type === 'M') path.moveTo(...last);
		else for (const point of flattenCurve([from, ...points])) path.lineTo(...point);
		from = last;
	}
	const body = new ExtrudeGeometry(path.toShapes(), {
		depth,
		// All curves are lines already.
		curveSegments: 1,
		bevelEnabled: true,
		bevelThickness: bevel,
		bevelSize: bevel * 0.6,
		bevelOffset: -bevel * 0.6,
		bevelSegments: 1,
	});
	return body.setAttribute('normal', toBytes(body.getAttribute('normal').array));
}

/** Four bytes for a normal instead of twelve: a line has a hundred thousand of them. */
function toBytes(normals: ArrayLike<number>): BufferAttribute {
	const bytes = new Int8Array((normals.length / 3) * 4);
	for (let from = 0, to = 0; from < normals.length; from += 3, to += 4)
		for (let axis = 0; axis < 3; axis += 1)
			bytes[to + axis] = Math.round((normals[from + axis] ?? 0) * 127);
	return new BufferAttribute(bytes, 4, true);
}

function toPoints(numbers: string, scale: number): Point[] {
	const values = numbers.trim().split(' ').map(Number);
	if (numbers.trim() === '') return [];
	return Array.from({ length: values.length / 2 }, (_, at) => [
		(values[at * 2] ?? 0) * scale,
		(values[at * 2 + 1] ?? 0) * scale,
	]);
}
