import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import type { Rotation } from '#tools/configurator3d/rotation.ts';
import { setRotation } from '#tools/configurator3d/store.ts';
import type { Words } from './Configurator3d.tsx';

const glyphs = {
	clockwise: 'clockwise',
	stop: 'stop',
	counterClockwise: 'counterClockwise',
} as const;

/** Which way the goblets turn. */
export function RotationBar({ rotation, t }: { rotation: Rotation; t: Words }) {
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
