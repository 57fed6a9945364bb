import { useEffect, useState } from 'react';
import type { Texture } from 'three';
import { findPicture } from '#browser/uploads/keep.ts';
import { toTexture } from './load-texture.ts';
import { useStage } from './stage-context.ts';

/** The texture of a picture that the visitor has uploaded, by its id; none while or when it is not there. */
export function usePicture(id: string | undefined): Texture | undefined {
	const { host } = useStage();
	const [texture, setTexture] = useState<{ id: string; texture: Texture }>();

	useEffect(() => {
		if (id === undefined) return;
		let over = false;
		let made: Texture | undefined;
		findPicture(id)
			.then(async (picture) => {
				if (!picture) throw new Error('It is not in the storage of this browser.');
				const image = await createImageBitmap(picture, { colorSpaceConversion: 'none' });
				if (over) image.close();
				else {
					made = toTexture(image, 'colour');
					setTexture({ id, texture: made });
				}
			})
			.catch((error: unknown) => {
				if (!over) host.onMissing(id, error);
			});
		return () => {
			over = true;
			made?.dispose();
			if (made?.image instanceof ImageBitmap) made.image.close();
		};
	}, [id, host]);

	return texture?.id === id ? texture?.texture : undefined;
}
