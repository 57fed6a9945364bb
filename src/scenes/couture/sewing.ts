import {
	ClampToEdgeWrapping,
	Color,
	DataTexture,
	FloatType,
	LinearFilter,
	LinearMipmapLinearFilter,
	RepeatWrapping,
	RGFormat,
	type Texture,
	Vector2,
	Vector3,
	Vector4,
} from 'three';
import { type Buttonhole, mostButtonholes } from '#tools/couture/edges/buttonholes.ts';
import type { EdgeField } from '#tools/couture/edges/edge-field.ts';
import type { Label } from '#tools/couture/edges/label.ts';
import type { BandLine } from '#tools/couture/ornament/band-lines.ts';
import { fitBand, mostBandLines } from '#tools/couture/ornament/fit.ts';
import { drawMotif } from '#tools/couture/ornament/motif-sheet.ts';
import { type MotifName, motifs } from '#tools/couture/ornament/motifs.ts';
import type { Ornament } from '#tools/couture/ornament/ornament.ts';
import type { Colour } from '#tools/design/colour.ts';
import { createLabel } from './label-texture.ts';

/** Longer than any band, in metres. */
const endless = 1e3;

/** What is sewn on to one garment, for the shader of its cloth: rows of stitches, buttonholes, bands of ornament. */
export class Sewing {
	readonly uniforms = {
		edgeField: { value: null as DataTexture | null },
		edgeTexels: { value: 0 },
		threadDye: { value: new Vector4() },
		slits: { value: Array.from({ length: mostButtonholes }, () => new Vector3()) },
		slitCount: { value: 0 },
		label: { value: null as Texture | null },
		labelAt: { value: new Vector4() },
		bandField: { value: null as DataTexture | null },
		bandTexels: { value: 0 },
		bandFits: { value: Array.from({ length: mostBandLines }, () => new Vector4()) },
		motif: { value: null as DataTexture | null },
		motifSize: { value: new Vector2(1, 1) },
		motifTiles: { value: [new Vector2(), new Vector2()] },
		motifThreads: { value: [new Color(), new Color()] },
	};
	#motif: MotifName | undefined;

	/** Rows of stitches along all edges, the buttonholes, and the label inside the neck. */
	stitch(field: EdgeField, buttonholes: readonly Buttonhole[], label: Label | undefined) {
		const own = this.uniforms;
		own.edgeField.value?.dispose();
		own.edgeField.value = toFieldTexture(field);
		own.edgeTexels.value = field.edge;
		own.label.value ??= createLabel();
		if (label) own.labelAt.value.set(...label.middle, label.width, label.height);
		own.slitCount.value = Math.min(buttonholes.length, mostButtonholes);
		buttonholes.slice(0, mostButtonholes).forEach(({ middle, upright }, number) => {
			own.slits.value[number]?.set(...middle, upright ? 1 : 0);
		});
	}

	/** The thread of the seams; without a colour it has that of the cloth. */
	thread(colour: Colour | undefined) {
		const { r, g, b } = new Color(colour ?? '#000000');
		this.uniforms.threadDye.value.set(r, g, b, colour ? 1 : 0);
	}

	/** Bands along lines that are already in a field, or none. */
	embroider(field: EdgeField | undefined) {
		const own = this.uniforms;
		own.bandField.value?.dispose();
		own.bandField.value = field ? toFieldTexture(field) : null;
		own.bandTexels.value = field?.edge ?? 0;
	}

	/** What is sewn along the lines. */
	lay(ornament: Ornament, lines: readonly BandLine[]) {
		const own = this.uniforms;
		if (this.#motif !== ornament.motif) this.#draw(ornament.motif);
		ornament.threads.forEach((thread, number) => {
			own.motifThreads.value[number]?.set(thread);
		});
		for (const line of lines) {
			const { across, up, half, above, tile } = fitBand(line, ornament);
			const kind = (above ? 1 : 0) + (tile === 'narrow' ? 2 : 0);
			own.bandFits.value[line.mark]?.set(across, up, Math.min(half, endless), kind);
		}
	}

	dispose() {
		const { edgeField, bandField, motif, label } = this.uniforms;
		for (const { value } of [edgeField, bandField, motif, label]) value?.dispose();
	}

	#draw(motif: MotifName) {
		const own = this.uniforms;
		const { width, height, pixels, tiles } = drawMotif(motifs[motif]);
		own.motif.value?.dispose();
		const texture = new DataTexture(pixels, width, height);
		texture.wrapS = RepeatWrapping;
		texture.wrapT = ClampToEdgeWrapping;
		texture.magFilter = LinearFilter;
		texture.minFilter = LinearMipmapLinearFilter;
		texture.generateMipmaps = true;
		texture.needsUpdate = true;
		own.motif.value = texture;
		own.motifSize.value.set(width, height);
		own.motifTiles.value[0]?.set(...tiles.wide);
		own.motifTiles.value[1]?.set(...tiles.narrow);
		this.#motif = motif;
	}
}

function toFieldTexture({ texels, edge }: EdgeField): DataTexture {
	const texture = new DataTexture(texels, edge, edge, RGFormat, FloatType);
	texture.needsUpdate = true;
	return texture;
}
