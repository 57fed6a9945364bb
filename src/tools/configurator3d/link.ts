import { parseColour } from '#tools/design/colour.ts';
import { cleanEngraving, type Design, newDesign, presets, substances } from './design.ts';

/**
 * A design as the part of an address after #. A picture of the visitor is not in it: it stays in
 * their browser.
 * @example toHash({ ...newDesign, texture: { preset: 2 }, mix: true }) // '#colour=ffffff&texture=2&mix'
 */
export function toHash({ colour, texture, mix, substance, engraving }: Design): string {
	const parts = [`colour=${colour.slice(1)}`];
	if (texture && 'preset' in texture) parts.push(`texture=${texture.preset}`);
	if (mix) parts.push('mix');
	if (substance !== newDesign.substance) parts.push(`material=${substance}`);
	if (engraving !== '') parts.push(`engraving=${encodeURIComponent(engraving)}`);
	return `#${parts.join('&')}`;
}

/** Reads a design from an address; undefined if the address has none or a part of it is wrong. */
export function parseHash(hash: string): Design | undefined {
	const values = new URLSearchParams(hash.replace(/^#/, ''));
	const colour = parseColour(values.get('colour'));
	const texture = values.get('texture');
	const preset = presets.find((known) => String(known) === texture);
	// Links of earlier days name no material.
	const material = values.get('material') ?? newDesign.substance;
	const substance = substances.find((known) => known === material);
	if (!colour || !substance || (texture !== null && !preset)) return undefined;
	return {
		colour,
		texture: preset ? { preset } : null,
		mix: values.has('mix'),
		substance,
		engraving: cleanEngraving(values.get('engraving') ?? ''),
	};
}
