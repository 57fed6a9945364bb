declare module 'fontverter' {
	/** Converts a font between its containers; the letters stay as they are. */
	export function convert(font: Uint8Array, format: 'woff2' | 'woff' | 'truetype'): Promise<Buffer>;
	const fontverter: { convert: typeof convert };
	export default fontverter;
}
