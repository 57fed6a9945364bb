import { firstQuantity, toQuantity } from '#lib/quantity.ts';

/** Sides of the square pictures, in pixels. */
export const sizes = [128, 256, 512, 1024, 2048, 4096] as const;
export type Size = (typeof sizes)[number];
export const firstSize: Size = 256;
/** Pictures in the grid are no larger than this, in pixels; the chosen size is behind them. */
const largestThumbnail = 256;

/** The request at the moment when Create was pressed. */
export interface PictureRequest {
	/** 1 to 32 letters, digits, `_` and `-`. */
	seed: string;
	size: Size;
	quantity: number;
}

export function toSize(text: string | null): Size {
	return sizes.find((size) => `${size}` === text) ?? firstSize;
}

export function toThumbnailSize(size: Size): number {
	return Math.min(size, largestThumbnail);
}

/** Eight characters at random: some 2.8 billion sets of pictures. */
export function createSeed(): string {
	return Array.from(crypto.getRandomValues(new Uint32Array(8)), (number) =>
		(number % 36).toString(36),
	).join('');
}

/** One seed for each picture, always the same for the same request. @example toSeeds({ seed: 'a', … }) // ['a-1', 'a-2'] */
export function toSeeds({ seed, quantity }: PictureRequest): string[] {
	return Array.from({ length: quantity }, (_, index) => `${seed}-${index + 1}`);
}

/** The request in the address, so that a reload or a link brings the same pictures. */
export function printRequest({ seed, size, quantity }: PictureRequest): string {
	return `?${new URLSearchParams({ seed, size: `${size}`, quantity: `${quantity}` })}`;
}

/** Nothing where the address names no seed. */
export function parseRequest(search: string): PictureRequest | undefined {
	const parameters = new URLSearchParams(search);
	const seed = parameters.get('seed') ?? '';
	if (!/^[\w-]{1,32}$/.test(seed)) return undefined;
	const quantity = toQuantity(parameters.get('quantity') ?? `${firstQuantity}`);
	return { seed, size: toSize(parameters.get('size')), quantity };
}
