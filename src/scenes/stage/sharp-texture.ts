import { LinearFilter, LinearMipmapLinearFilter, type Texture } from 'three';

/** A new texture whose picture stays clear where it is seen from far away and at a slant. */
export function sharpen<Kind extends Texture>(texture: Kind): Kind {
	texture.magFilter = LinearFilter;
	texture.minFilter = LinearMipmapLinearFilter;
	texture.generateMipmaps = true;
	texture.anisotropy = 8;
	texture.needsUpdate = true;
	return texture;
}
