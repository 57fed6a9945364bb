import { useEffect, useState } from 'react';
import type { Texture } from 'three';
import { toTexture } from '#scenes/stage/load-texture.ts';
import { useStage } from '#scenes/stage/stage-context.ts';
import { useTexture } from '#scenes/stage/use-assets.ts';
import { nameColour } from '#tools/couture/colours.ts';
import { toColourFile, toWeave, toWeaveFile } from '#tools/couture/files.ts';
import { findPicture } from '#tools/couture/picture-store.ts';
import type { Settings } from '#tools/couture/settings.ts';
import { isUpload, toUploadId, type Upload } from '#tools/couture/textures.ts';
import { toGain, toRepeats } from './fabrics.ts';

interface Cover {
	map: Texture | undefined;
	weave: Texture | undefined;
	/** What the texture's brightness is multiplied by. */
	gain: number;
}

/** The texture on the cloth and the relief of its weave. The relief comes when it can be seen. */
export function useCover(settings: Settings): Cover {
	const { texture, colour, mix, finish } = settings;
	const dyed = mix && nameColour(colour) !== 'white';
	const own = useUpload(texture && isUpload(texture) ? texture : undefined);
	const file = texture && !isUpload(texture) ? toColourFile(texture, dyed) : undefined;
	const ours = useTexture(file);
	const weave = toWeave(texture, finish);
	const relief = useTexture(toWeaveFile(weave), 'data');
	const map = own ?? ours;
	if (texture) map?.repeat.setScalar(toRepeats(texture));
	relief?.repeat.setScalar(toRepeats(weave));
	return { map, weave: relief, gain: toGain(texture, dyed) };
}

function useUpload(upload: Upload | undefined): Texture | undefined {
	const { host } = useStage();
	const [own, setOwn] = useState<{ upload: Upload; texture: Texture }>();

	useEffect(() => {
		if (!upload) return;
		let over = false;
		let made: Texture | undefined;
		void findPicture(toUploadId(upload))
			.then(async (blob) => {
				if (!blob) throw new Error('This browser does not have the picture.');
				const image = await createImageBitmap(blob);
				if (over) return image.close();
				made = toTexture(image, 'colour');
				setOwn({ upload, texture: made });
			})
			.catch((error: unknown) => {
				if (!over) host.onMissing(upload, error);
			});
		return () => {
			over = true;
			made?.dispose();
			if (made?.image instanceof ImageBitmap) made.image.close();
		};
	}, [upload, host]);

	return own && own.upload === upload ? own.texture : undefined;
}
