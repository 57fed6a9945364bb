import { use, useEffect } from 'react';
import type { Object3D, Texture } from 'three';
import type { TextureUse } from './load-texture.ts';
import { useStage } from './stage-context.ts';

/**
 * A texture of this site; undefined without a file, or if it fails to load, until it is chosen again. Suspends: for a
 * texture that changes, pass the value of `useDeferredValue`, and the old one is shown until then.
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

/** A model of this site. Suspends; a model that fails to load ends the scene. Its geometry is shared, not copied. */
export function useModel(file: string): Object3D {
	const { assets } = useStage();
	return use(assets.model(file));
}
