import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('/src/assets/**/*.{webp,png,jpg,jpeg,avif}', {
	eager: true,
	import: 'default',
});

/** A picture that may be missing: that of a document for which the author has none. */
export function seekPicture(file: string): ImageMetadata | undefined {
	return files[`/src/assets/${file}`];
}

/** A picture of `src/assets` by its name in there, for example `slides/01-garments.webp`. */
export function findPicture(file: string): ImageMetadata {
	const picture = seekPicture(file);
	if (!picture)
		throw new Error(
			`src/assets/${file} is missing. "npm run content:check" lists the files that name it.`,
		);
	return picture;
}
