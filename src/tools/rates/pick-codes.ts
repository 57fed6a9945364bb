import { rateCodes } from '#live/rate-codes.ts';

/** All currencies of a list: favourites first, then the main ones, then the others by code. */
export function sortCodes(codes: readonly string[], favourites: readonly string[]): string[] {
	const known = new Set([...rateCodes, ...codes]);
	const first = favourites.filter((code) => known.has(code));
	return [...new Set([...first, ...rateCodes, ...[...known].sort()])];
}

/** The main currencies and the favourites, in the same order. */
export function pickMainCodes(codes: readonly string[], favourites: readonly string[]): string[] {
	const main: readonly string[] = rateCodes;
	return codes.filter((code) => main.includes(code) || favourites.includes(code));
}
