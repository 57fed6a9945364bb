import { useEffect, useState } from 'react';
import type { Texture } from 'three';
import type { PictureStore } from '#browser/uploads/picture-store.ts';
import { freeTexture, toTexture } from './load-texture.ts';
import { useStage } from './stage-context.ts';

/**
 * The texture of a picture that the visitor has uploaded; none while it is loading or when this browser does not have
 * it. It is freed when another one is requested or the part of the scene unmounts.
 */
export function useUploadedTexture(
	pictures: Pick<PictureStore, 'find'>,
	id: string | undefined,
): Texture | undefined {
	const { host } = useStage();
	const [loaded, setLoaded] = useState<{ id: string; texture: Texture }>();

	useEffect(() => {
		if (id === undefined) return;
		let over = false;
		let made: Texture | undefined;
		pictures
			.find(id)
			.then(async (picture) => {
				if (!picture) throw new Error('This browser does not have the picture.');
				const image = await createImageBitmap(picture);
				if (over) return image.close();
				made = toTexture(image, 'colour');
				setLoaded({ id, texture: made });
			})
			.catch((error: unknown) => {
				if (!over) host.onMissing(id, error);
			});
		return () => {
			over = true;
			if (!made) return;
			freeTexture(made);
			// The same picture may be requested again: the freed one must not be returned.
			setLoaded(undefined);
		};
	}, [pictures, id, host]);

	return loaded?.id === id ? loaded?.texture : undefined;
}
