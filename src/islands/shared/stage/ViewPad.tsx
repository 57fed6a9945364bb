import type { StageMessages } from '#i18n/messages/stage/index.ts';
import { GlyphButton } from './GlyphButton.tsx';
import type { ViewMove } from './view-keys.ts';

interface Props {
	onMove: (move: ViewMove) => void;
	t: StageMessages;
}

/** Everything that dragging and pinching do to the view, as buttons. */
export function ViewPad({ onMove, t }: Props) {
	const turn = (across: number, down: number) => () => onMove({ across, down });
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are buttons.
		<div role="group" aria-label={t.turning} className="stage-pad">
			<GlyphButton glyph="left" label={t.turnLeft} onPress={turn(-1, 0)} />
			<GlyphButton glyph="right" label={t.turnRight} onPress={turn(1, 0)} />
			<GlyphButton glyph="up" label={t.turnUp} onPress={turn(0, -1)} />
			<GlyphButton glyph="down" label={t.turnDown} onPress={turn(0, 1)} />
			<GlyphButton glyph="further" label={t.further} onPress={() => onMove({ nearer: -1 })} />
			<GlyphButton glyph="nearer" label={t.nearer} onPress={() => onMove({ nearer: 1 })} />
			<GlyphButton glyph="home" label={t.home} onPress={() => onMove('home')} />
		</div>
	);
}
