import * as z from 'zod/mini';
import { type Design, newDesign } from './design.ts';
import { type Rotation, rotations } from './rotation.ts';

/** What is kept of the configurator. */
export interface Settings {
	design: Design;
	rotation: Rotation;
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
	rotation: z.enum(rotations),
});

/** Reads what was kept; nothing if it is damaged. */
export function parseSettings(text: string): Settings | undefined {
	try {
		const { design, rotation } = settingsSchema.parse(JSON.parse(text));
		const { surface, ...rest } = design;
		return { design: surface ? { ...rest, surface } : rest, rotation };
	} catch {
		return undefined;
	}
}
