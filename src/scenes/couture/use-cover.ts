import { useEffect, useMemo } from 'react';
import type { Texture } from 'three';
import type { Assets } from '#scenes/stage/assets.ts';
import { useTexture } from '#scenes/stage/use-assets.ts';
import { useUploadedTexture } from '#scenes/stage/use-uploaded-texture.ts';
import { nameColour } from '#tools/couture/colours.ts';
import { toColourFile, toWeaveFile } from '#tools/couture/files.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { pictures } from '#tools/couture/pictures.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { isUpload, texturePresets, toUploadId } from '#tools/couture/textures.ts';
import { toRepeats, toWeaveKind } from './fabrics.ts';
import { type Threads, Woven } from './weaves/woven-textures.ts';

interface Cover {
	map: Texture | undefined;
	threads: Threads;
}

/** A texture of ours and its files. */
function toCoverFiles({ texture, colour, mix }: GarmentSettings) {
	const preset = texturePresets.find((each) => each === texture);
	if (!preset) return undefined;
	const dyed = mix && nameColour(colour) !== 'white';
	return { preset, colours: toColourFile(preset, dyed), relief: toWeaveFile(preset) };
}

/** Whether the cloth has a texture, ours or an upload, that is not a weave alone. */
export function hasTexture(settings: GarmentSettings): boolean {
	const { texture } = settings;
	return toCoverFiles(settings) !== undefined || (texture !== null && isUpload(texture));
}

/** Begins to load what `useCover` waits for. */
export function startCover(assets: Assets, settings: GarmentSettings) {
	const files = toCoverFiles(settings);
	if (!files) return;
	void assets.texture(files.colours);
	void assets.texture(files.relief, 'data');
}

/**
 * The texture on the cloth, and the relief of its threads: a texture of ours brings its own, all other cloth has that of
 * its fabric, which is computed.
 */
export function useCover(key: GarmentKey, settings: GarmentSettings): Cover {
	const { texture, finish } = settings;
	const files = toCoverFiles(settings);
	const upload = texture && isUpload(texture) ? texture : undefined;
	const own = useUploadedTexture(pictures, upload && toUploadId(upload));
	const ours = useTexture(files?.colours);
	const relief = useTexture(files?.relief, 'data');
	const kind = toWeaveKind(key, finish);
	const woven = useMemo(() => new Woven(kind), [kind]);
	useEffect(() => () => woven.dispose(), [woven]);
	const map = own ?? ours;
	if (upload) map?.repeat.setScalar(toRepeats(upload));
	if (files) {
		map?.repeat.setScalar(toRepeats(files.preset));
		relief?.repeat.setScalar(toRepeats(files.preset));
	}
	const threads = useMemo(() => (relief ? woven.under(relief) : woven), [relief, woven]);
	return { map, threads };
}
