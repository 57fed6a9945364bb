import type { Texture } from 'three';
import type { Assets } from '#scenes/stage/assets.ts';
import { useTexture } from '#scenes/stage/use-assets.ts';
import { useUploadedTexture } from '#scenes/stage/use-uploaded-texture.ts';
import { nameColour } from '#tools/couture/colours.ts';
import { toColourFile, toWeave, toWeaveFile } from '#tools/couture/files.ts';
import { pictures } from '#tools/couture/pictures.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { isUpload, toUploadId } from '#tools/couture/textures.ts';
import { toGain, toRepeats } from './fabrics.ts';

interface Cover {
	map: Texture | undefined;
	weave: Texture | undefined;
	/** What the texture's brightness is multiplied by. */
	gain: number;
}

/** Files of the texture and of the weave. */
function toCoverFiles({ texture, colour, mix, finish }: GarmentSettings) {
	const dyed = mix && nameColour(colour) !== 'white';
	const weave = toWeave(texture, finish);
	const file = texture && !isUpload(texture) ? toColourFile(texture, dyed) : undefined;
	return { dyed, weave, file, relief: toWeaveFile(weave) };
}

/** Begins to load what `useCover` waits for. */
export function startCover(assets: Assets, settings: GarmentSettings) {
	const { file, relief } = toCoverFiles(settings);
	if (file) void assets.texture(file);
	void assets.texture(relief, 'data');
}

/** The texture on the cloth and the relief of its weave. The relief comes when it can be seen. */
export function useCover(settings: GarmentSettings): Cover {
	const { texture } = settings;
	const { dyed, weave, file, relief: reliefFile } = toCoverFiles(settings);
	const own = useUploadedTexture(
		pictures,
		texture && isUpload(texture) ? toUploadId(texture) : undefined,
	);
	const ours = useTexture(file);
	const relief = useTexture(reliefFile, 'data');
	const map = own ?? ours;
	if (texture) map?.repeat.setScalar(toRepeats(texture));
	relief?.repeat.setScalar(toRepeats(weave));
	return { map, weave: relief, gain: toGain(texture, dyed) };
}
