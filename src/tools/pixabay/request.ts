import { firstQuantity, toQuantity } from '#lib/quantity.ts';

export const kinds = ['photo', 'video'] as const;
export type MediaKind = (typeof kinds)[number];
export const firstKind: MediaKind = 'photo';
/** Characters; the service takes no more. */
export const longestTheme = 100;
const lastPage = 100;

/** The request at the moment when Create was pressed; later changes in the form wait for the next press. */
export interface MediaRequest {
	theme: string;
	kind: MediaKind;
	quantity: number;
	/** From 1. */
	page: number;
}

/** A theme as it is requested: no space around it, at most 100 characters. Nothing if it is blank. */
export function toTheme(typed: string): string | undefined {
	const theme = [...typed.trim()].slice(0, longestTheme).join('').trim();
	return theme === '' ? undefined : theme;
}

export function toKind(text: string | null): MediaKind {
	return kinds.find((kind) => kind === text) ?? firstKind;
}

/** The request in the address, so that a reload or a link repeats it. */
export function printRequest({ theme, kind, quantity, page }: MediaRequest): string {
	const parameters = { theme, type: kind, quantity: `${quantity}`, page: `${page}` };
	return `?${new URLSearchParams(parameters)}`;
}

/** Nothing where the address names no theme. */
export function parseRequest(search: string): MediaRequest | undefined {
	const parameters = new URLSearchParams(search);
	const theme = toTheme(parameters.get('theme') ?? '');
	if (theme === undefined) return undefined;
	const page = Number(parameters.get('page'));
	return {
		theme,
		kind: toKind(parameters.get('type')),
		quantity: toQuantity(parameters.get('quantity') ?? `${firstQuantity}`),
		page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
	};
}
