/** The five textures of the menu, by their numbers 1–5. */
export const texturePresets = ['denim', 'linen', 'knit', 'silk', 'vyshyvanka'] as const;
export type TexturePreset = (typeof texturePresets)[number];

/** What the garments are made of at first: bleached cloth, whose threads are computed. */
export const materialTextures = ['material-1', 'material-2', 'material-3'] as const;
export type MaterialTexture = (typeof materialTextures)[number];

/** A picture the visitor has chosen, kept in IndexedDB; the part after the colon is its id there. */
export type Upload = `upload:${string}`;

/** What covers the cloth; null is plain dyed cloth. */
export type Texture = TexturePreset | MaterialTexture | Upload;

/** What the cloth is: how it shines and how its threads run. */
export const finishes = ['cotton', 'silk', 'denim', 'wool'] as const;
export type Finish = (typeof finishes)[number];

/**
 * Repeats of a texture’s square per metre of cloth. The pipeline draws weaves finer than prints.
 * Uploads are laid at the size of a print.
 */
export const repeatsPerMetre: Readonly<Record<TexturePreset | 'upload', number>> = {
	denim: 7,
	linen: 7,
	knit: 6,
	silk: 3.2,
	vyshyvanka: 2.6,
	upload: 2.5,
};

const uploadId = /^upload:[\w-]{1,64}$/;

export function isUpload(value: unknown): value is Upload {
	return typeof value === 'string' && uploadId.test(value);
}

export function toUploadId(upload: Upload): string {
	return upload.slice('upload:'.length);
}
