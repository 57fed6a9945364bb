import type { Configurator3dWords } from '#i18n/messages/configurator3d/index.ts';
import { fill } from '#i18n/messages.ts';
import { colourPresets, type Design } from '#tools/configurator3d/design.ts';
import { white } from '#tools/design/colour.ts';

type Words = Configurator3dWords;

/** @example describe({ ...newDesign, substance: 'glass' }, t) // 'Three glass goblets' */
export function describe(design: Design, t: Words): string {
	const looks = describeSurface(design, t);
	const { engraving } = design;
	return engraving.trim() === ''
		? looks
		: fill(t.state.engraved, { goblets: looks, text: engraving.trim() });
}

function describeSurface({ substance, colour, texture: surface, mix }: Design, t: Words): string {
	const goblets = t.goblets[substance];
	const names = [t.mint, t.vanilla];
	const preset = colourPresets.indexOf(colour);
	const words =
		colour === white
			? t.white
			: fill(t.colourName, { colour: names[preset]?.toLowerCase() ?? colour });
	// White is no colour of metal and glass: they have their own.
	if (!surface && colour === white && substance !== 'enamel' && substance !== 'glaze')
		return goblets;
	const texture =
		surface && ('preset' in surface ? t.state.textures[surface.preset] : t.ownTexture);
	const looks = [texture, surface && !mix ? undefined : words].filter(Boolean).join(', ');
	return fill(t.state.looks, { goblets, looks });
}
