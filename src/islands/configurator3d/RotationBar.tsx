import type { Configurator3dMessages } from '#i18n/messages/configurator3d/index.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { setRotation } from '#tools/configurator3d/store.ts';
import type { Turning } from '#tools/design/rotation.ts';

const glyphs = {
	clockwise: 'clockwise',
	stop: 'stop',
	counterClockwise: 'counterClockwise',
} as const;

interface Props {
	rotation: Turning;
	t: Pick<Configurator3dMessages, Turning>;
}

/** The direction in which the goblets rotate. */
export function RotationBar({ rotation, t }: Props) {
	return (['counterClockwise', 'stop', 'clockwise'] as const).map((way) => (
		<GlyphButton
			key={way}
			glyph={glyphs[way]}
			label={t[way]}
			pressed={rotation === way}
			onPress={() => setRotation(way)}
		/>
	));
}
