import { optimize, type PluginConfig } from 'svgo';

const telling: PluginConfig[] = [
	{ name: 'removeComments', params: { preservePatterns: false } },
	'removeMetadata',
	// Inkscape stores the folder of the drawing, with the name of the user in it.
	'removeEditorsNSData',
];

/** The same SVG without comments, metadata and what drawing programs store for themselves; as it is if it has none. */
export function dropSvgMetadata(bytes: Buffer): Buffer {
	const text = bytes.toString('utf8');
	const write = (plugins: PluginConfig[]) => optimize(text, { plugins }).data;
	const cleaned = write(telling);
	return cleaned === write([]) ? bytes : Buffer.from(cleaned);
}
