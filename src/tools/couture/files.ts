import { toFilePath } from '#lib/file-path.ts';
import type { ExampleName } from './examples.ts';
import type { LogoPreset } from './print.ts';
import type { TexturePreset } from './textures.ts';

/* Addresses of the files of the tool, for a site that may be in a folder. */

/** Where the flat pattern of a model lies: beside it. */
export function toPanelsFile(model: string): string {
	return model.replace(/\.glb$/, '.json');
}

/** The fine folds of a model, a picture on its flat pattern, lie beside it. */
export function toFoldsFile(model: string): string {
	return model.replace(/\.glb$/, '-folds.webp');
}

/** The flat pieces of a model for its cutting plan lie beside it. */
export function toPatternFile(model: string): string {
	return model.replace(/\.glb$/, '-pattern.json');
}

/** A texture of ours as it is, or in grey for a colour that is mixed in. */
export function toColourFile(texture: TexturePreset, dyed: boolean): string {
	return toFilePath(`/textures/${texture}${dyed ? '-grey' : ''}.webp`);
}

/** The relief of a texture. */
export function toWeaveFile(texture: TexturePreset): string {
	return toFilePath(`/textures/${texture}-normal.webp`);
}

export function toLogoFile(logo: LogoPreset): string {
	return toFilePath(`/logos/${logo}.svg`);
}

/** A small picture of an example. */
export function toExampleFile(name: ExampleName): string {
	return toFilePath(`/examples/${name}.webp`);
}
