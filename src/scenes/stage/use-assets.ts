import { use, useEffect } from 'react';
import type { Object3D, Texture } from 'three';
import type { TextureUse } from './load-texture.ts';
import { useStage } from './stage-context.ts';

/**
 * A texture of this site; without a file, or when it cannot be had, there is none until it is chosen
 * anew. Suspends: for one that changes, give it the value of `useDeferredValue`, and the old one is shown meanwhile.
 */
export function useTexture(
	file: string | undefined,
	kind: TextureUse = 'colour',
): Texture | undefined {
	const { assets } = useStage();
	useEffect(
		() => () => {
			if (file !== undefined) assets.forget(file, kind);
		},
		[assets, file, kind],
	);
	return file === undefined ? undefined : use(assets.texture(file, kind));
}

/** A model of this site. Suspends; one that cannot be had ends the scene. Its geometry is shared, not copied. */
export function useModel(file: string): Object3D {
	const { assets } = useStage();
	return use(assets.model(file));
}
