import { useStore } from '@nanostores/react';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { listShown } from '#tools/couture/arrangement.ts';
import { stop, togglePause, turn, turnHalf } from '#tools/couture/rotation.ts';
import { $arrangement, $turning, rotate } from '#tools/couture/store.ts';

/** How the garments that are shown turn. */
export function Rotation({ t }: { t: CoutureWords }) {
	const arrangement = useStore($arrangement);
	const turning = useStore($turning)[listShown(arrangement)[0] ?? 'menShirt1'];
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are buttons.
		<div role="group" aria-label={t.rotation} className="couture-rotation">
			<GlyphButton
				glyph="clockwise"
				label={t.clockwise}
				pressed={turning === 'clockwise'}
				onPress={() => rotate((before) => turn(before, 'clockwise'))}
			/>
			<GlyphButton
				glyph="counterClockwise"
				label={t.counterClockwise}
				pressed={turning === 'counterClockwise'}
				onPress={() => rotate((before) => turn(before, 'counterClockwise'))}
			/>
			<GlyphButton
				glyph={turning === 'stop' ? 'play' : 'pause'}
				label={turning === 'stop' ? t.resume : t.pause}
				onPress={() => rotate(togglePause)}
			/>
			<GlyphButton glyph="stop" label={t.stop} onPress={() => rotate(stop)} />
			<button
				type="button"
				className="glyph-button couture-half"
				aria-label={t.half}
				title={t.half}
				onClick={() => rotate(turnHalf)}
			>
				180°
			</button>
		</div>
	);
}
