import { either, flag, integer, oneOf, optional, parseJson, record, text } from '#lib/parse.ts';
import { toColour, toColourNumber } from '#tools/design/colour.ts';
import { type Turning, turnings } from '#tools/design/rotation.ts';
import { cleanEngraving, type Design, newDesign, substances } from './design.ts';

/** What is kept of the configurator. */
export interface ConfiguratorState {
	design: Design;
	rotation: Turning;
}

export const newState: ConfiguratorState = { design: newDesign, rotation: 'clockwise' };

const readState = record({
	design: record({
		colour: integer({ min: 0, max: 0xffffff }),
		surface: optional(
			either(
				record({ preset: oneOf([1, 2]) }),
				// Ids were UUIDs once.
				record({ picture: text({ pattern: /^[0-9a-f-]{32,36}$/ }) }),
			),
			null,
		),
		mix: flag,
		// Designs of earlier days have neither.
		material: optional(oneOf(substances), newDesign.substance),
		engraving: optional(text(), newDesign.engraving),
	}),
	rotation: oneOf(turnings),
});

/** @example printState(newState) // '{"design":{"colour":16777215,"mix":false},"rotation":"clockwise"}' */
export function printState({ design, rotation }: ConfiguratorState): string {
	const { texture, mix, substance, engraving } = design;
	const saved = {
		colour: toColourNumber(design.colour),
		...(texture && { surface: texture }),
		mix,
		...(substance !== newDesign.substance && { material: substance }),
		...(engraving !== '' && { engraving }),
	};
	return JSON.stringify({ design: saved, rotation });
}

/** Parses the stored design; undefined if it is damaged. */
export function parseState(text: string): ConfiguratorState | undefined {
	const read = readState(parseJson(text));
	if (!read) return undefined;
	const { surface, mix, material, engraving } = read.design;
	const design = {
		colour: toColour(read.design.colour),
		texture: surface,
		mix,
		substance: material,
		engraving: cleanEngraving(engraving),
	};
	return { design, rotation: read.rotation };
}
