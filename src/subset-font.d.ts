declare module 'subset-font' {
	interface SubsetOptions {
		targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
		/** Axes to set to one value, or to keep between two. */
		variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
		/** Names to keep besides those that every font has. */
		preserveNameIds?: number[];
		/** Adds no glyphs that only substitutions lead to. */
		noLayoutClosure?: boolean;
		/** Tags of tables to leave out, before an axis is set. */
		dropTables?: string[];
	}
	export default function subsetFont(
		font: Uint8Array,
		text: string,
		options?: SubsetOptions,
	): Promise<Buffer>;
}
