import { useEffect, useRef, useState } from 'react';
import { useStage } from '#scenes/stage/stage-context.ts';
import { toLogoFile } from '#tools/couture/files.ts';
import { pictures as uploads } from '#tools/couture/pictures.ts';
import type { Brand, Print } from '#tools/couture/print.ts';
import { isUpload, toUploadId } from '#tools/couture/textures.ts';
import type { PrintPictures } from './print-sheet.ts';

type Picture = HTMLImageElement | ImageBitmap;

/** The pictures of prints, loaded as they are needed; a missing one is reported once. */
export function usePictures(prints: readonly Print[]): PrintPictures {
	const { host } = useStage();
	const [pictures, setPictures] = useState<ReadonlyMap<string, Picture>>(new Map());
	const wanted = [
		...new Set(prints.flatMap((print) => ('imageData' in print ? [print.imageData] : []))),
	];
	const missing = wanted.filter((brand) => !pictures.has(brand)).join(' ');

	/** Those on their way and those that failed: when another picture comes, they are not loaded again. */
	const asked = useRef(new Set<string>());
	const gone = useRef(false);

	useEffect(() => {
		gone.current = false;
		return () => {
			gone.current = true;
			asked.current.clear();
		};
	}, []);

	useEffect(() => {
		const brands = missing === '' ? [] : missing.split(' ');
		const already = asked.current;
		asked.current = new Set(brands);
		for (const brand of brands) {
			if (already.has(brand)) continue;
			void loadBrand(brand as Brand).then(
				(picture) => {
					if (!gone.current) setPictures((before) => new Map(before).set(brand, picture));
				},
				(error: unknown) => {
					if (!gone.current) host.onMissing(brand, error);
				},
			);
		}
	}, [missing, host]);

	return pictures;
}

/** Logos of ours are drawings, sharp at any size. Throws if the picture cannot be loaded. */
async function loadBrand(brand: Brand): Promise<Picture> {
	if (isUpload(brand)) {
		const blob = await uploads.find(toUploadId(brand));
		if (!blob) throw new Error('This browser does not have the picture.');
		return createImageBitmap(blob);
	}
	const image = new Image();
	image.src = toLogoFile(brand);
	await image.decode();
	return image;
}
