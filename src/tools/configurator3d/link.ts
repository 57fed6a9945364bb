import { parseColour } from '#tools/design/colour.ts';
import { type Design, presets } from './design.ts';

/**
 * A design as the part of an address after #. A picture of the visitor is not in it: it stays in
 * their browser.
 * @example toHash({ colour: '#c6fbc6', texture: { preset: 2 }, mix: true }) // '#colour=c6fbc6&texture=2&mix'
 */
export function toHash({ colour, texture, mix }: Design): string {
	const parts = [`colour=${colour.slice(1)}`];
	if (texture && 'preset' in texture) parts.push(`texture=${texture.preset}`);
	if (mix) parts.push('mix');
	return `#${parts.join('&')}`;
}

/** Reads a design from an address; undefined if the address has none or a part of it is wrong. */
export function parseHash(hash: string): Design | undefined {
	const values = new URLSearchParams(hash.replace(/^#/, ''));
	const colour = parseColour(values.get('colour'));
	const texture = values.get('texture');
	const preset = presets.find((known) => String(known) === texture);
	if (!colour || (texture !== null && !preset)) return undefined;
	return { colour, texture: preset ? { preset } : null, mix: values.has('mix') };
}
