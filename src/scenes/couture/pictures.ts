import { useEffect, useRef, useState } from 'react';
import { useStage } from '#scenes/stage/stage-context.ts';
import { toLogoFile } from '#tools/couture/files.ts';
import { pictures as uploads } from '#tools/couture/pictures.ts';
import { type Brand, logoPresets, type Print } from '#tools/couture/print.ts';
import { isUpload, toUploadId } from '#tools/couture/textures.ts';
import type { PrintPictures } from './print-sheet.ts';

type Picture = HTMLImageElement | ImageBitmap;

/**
 * The pictures of prints, loaded as they are needed; a missing one is reported once. A picture of the visitor is freed
 * when no print shows it any longer, or when its garment goes.
 */
export function usePictures(prints: readonly Print[]): PrintPictures {
	const { host } = useStage();
	const [pictures, setPictures] = useState<ReadonlyMap<string, Picture>>(new Map());
	const wanted = prints
		.flatMap((print) => ('imageData' in print ? [print.imageData] : []))
		.join(' ');
	/** Pictures that have loaded, are loading or failed: a further picture does not load them again. */
	const asked = useRef(new Map<Brand, Loading>());

	useEffect(() => {
		const brands = new Set(wanted.split(' ').filter(isBrand));
		for (const [brand, loading] of asked.current) {
			if (brands.has(brand)) continue;
			loading.free();
			asked.current.delete(brand);
			setPictures((before) => new Map([...before].filter(([name]) => name !== brand)));
		}
		for (const brand of brands) {
			if (asked.current.has(brand)) continue;
			const loading = new Loading(brand);
			asked.current.set(brand, loading);
			loading.begin(
				(picture) => setPictures((before) => new Map(before).set(brand, picture)),
				(error) => host.onMissing(brand, error),
			);
		}
	}, [wanted, host]);

	useEffect(
		() => () => {
			for (const loading of asked.current.values()) loading.free();
			asked.current.clear();
		},
		[],
	);

	return pictures;
}

/** One picture, while it loads and afterwards. */
class Loading {
	readonly #brand: Brand;
	#picture: Picture | undefined;
	#freed = false;

	constructor(brand: Brand) {
		this.#brand = brand;
	}

	/** Calls one of the two, unless the picture is freed first. */
	begin(onLoad: (picture: Picture) => void, onError: (error: unknown) => void) {
		void loadBrand(this.#brand).then(
			(picture) => {
				this.#picture = picture;
				if (this.#freed) close(picture);
				else onLoad(picture);
			},
			(error: unknown) => {
				if (!this.#freed) onError(error);
			},
		);
	}

	free() {
		this.#freed = true;
		if (this.#picture) close(this.#picture);
	}
}

function isBrand(text: string): text is Brand {
	return isUpload(text) || logoPresets.some((preset) => preset === text);
}

function close(picture: Picture) {
	if (picture instanceof ImageBitmap) picture.close();
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
