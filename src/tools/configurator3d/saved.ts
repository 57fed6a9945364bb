import * as z from 'zod/mini';
import { parseColour, toColourNumber } from '#tools/design/colour.ts';
import { type Turning, turnings } from '#tools/design/rotation.ts';
import { type Design, newDesign } from './design.ts';

/** What is kept of the configurator. */
export interface Settings {
	design: Design;
	rotation: Turning;
}

export const newSettings: Settings = { design: newDesign, rotation: 'clockwise' };

const settingsSchema = z.strictObject({
	design: z.strictObject({
		colour: z.int().check(z.minimum(0), z.maximum(0xffffff)),
		surface: z.optional(
			z.union([
				z.strictObject({ preset: z.union([z.literal(1), z.literal(2)]) }),
				z.strictObject({ picture: z.string().check(z.regex(/^[0-9a-f-]{32,36}$/)) }),
			]),
		),
		mix: z.boolean(),
	}),
	rotation: z.enum(turnings),
});

/** @example printSettings(newSettings) // '{"design":{"colour":16777215,"mix":false},"rotation":"clockwise"}' */
export function printSettings({ design, rotation }: Settings): string {
	const { texture, mix } = design;
	const colour = toColourNumber(design.colour);
	const saved = texture ? { colour, surface: texture, mix } : { colour, mix };
	return JSON.stringify({ design: saved, rotation });
}

/** Parses the stored design; undefined if it is damaged. */
export function parseSettings(text: string): Settings | undefined {
	try {
		const { design, rotation } = settingsSchema.parse(JSON.parse(text));
		const { surface, mix } = design;
		const colour = parseColour(design.colour);
		return colour && { design: { colour, texture: surface ?? null, mix }, rotation };
	} catch {
		return undefined;
	}
}
