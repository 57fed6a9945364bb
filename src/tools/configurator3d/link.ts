import { type Design, newDesign, parseColour, presets, printColour } from './design.ts';

/**
 * A design as the part of an address after #. A picture of the visitor is not in it: it stays in
 * their browser.
 * @example toHash({ colour: 13040582, surface: { preset: 2 }, mix: true }) // '#colour=c6fbc6&texture=2&mix'
 */
export function toHash({ colour, surface, mix }: Design): string {
	const parts = [`colour=${printColour(colour).slice(1)}`];
	if (surface && 'preset' in surface) parts.push(`texture=${surface.preset}`);
	if (mix) parts.push('mix');
	return `#${parts.join('&')}`;
}

/** Reads a design from an address; nothing if it names none, or one that cannot be. */
export function parseHash(hash: string): Design | undefined {
	const values = new URLSearchParams(hash.replace(/^#/, ''));
	if (!values.has('colour')) return undefined;
	const colour = parseColour(`#${values.get('colour')}`);
	const texture = values.get('texture');
	const preset = presets.find((known) => String(known) === texture);
	if (colour === undefined || (texture !== null && !preset)) return undefined;
	const design = { ...newDesign, colour, mix: values.has('mix') };
	return preset ? { ...design, surface: { preset } } : design;
}
