import './styles.css';
import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Cube3dWords } from '#i18n/messages/cube3d/index.ts';
import type { StageMessages } from '#i18n/messages/stage/index.ts';
import { fill } from '#i18n/messages.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { loadEarly } from '#islands/shared/stage/load-early.ts';
import { Stage } from '#islands/shared/stage/Stage.tsx';
import type { Still } from '#islands/shared/stage/still.ts';
import { useMotionOnRequest } from '#islands/shared/use-motion-on-request.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { isSolved } from '#tools/cube3d/cube.ts';
import { newGame, toCube, toLast } from '#tools/cube3d/game.ts';
import { toMode, toTurn } from '#tools/cube3d/keys.ts';
import { printMove } from '#tools/cube3d/notation.ts';
import { $facing, $game, $keyMode, $spinning, playTurn } from '#tools/cube3d/store.ts';
import { GamePanel } from './GamePanel.tsx';

interface Props {
	locale: Locale;
	stills: readonly Still[];
	t: Cube3dWords;
	stage: StageMessages;
}

const load = loadEarly(() => loadModule(() => import('#scenes/cube3d/mount.tsx')));

/** The cube of cubes: a scene that turns, and a puzzle. */
export function Cube3d({ locale, stills, t, stage }: Props) {
	const game = useSaved($game, newGame);
	const spinning = useStore($spinning);
	useMotionOnRequest($spinning);
	const last = toLast(game);
	const state = isSolved(toCube(game)) ? t.solved : t.unsolved;
	const turned = last ? `, ${fill(t.turned, { move: printMove(last) })}` : '';

	function turnByKey(event: KeyboardEvent<HTMLElement>): boolean {
		const mode = toMode(event, $keyMode.get());
		if (mode !== 'other') {
			$keyMode.set(mode);
			return true;
		}
		const turn = toTurn(event, $facing.get(), $keyMode.get());
		if (!turn) return false;
		$keyMode.set(undefined);
		playTurn(turn);
		return true;
	}

	return (
		<Stage
			locale={locale}
			route="cube3d"
			load={load}
			words={`${t.name}: ${state}${turned}`}
			stills={stills}
			onKey={turnByKey}
			keys={t.keys}
			bar={
				<GlyphButton
					glyph={spinning ? 'pause' : 'play'}
					label={spinning ? t.pause : t.spin}
					onPress={() => $spinning.set(!spinning)}
				/>
			}
			t={stage}
		>
			<GamePanel locale={locale} game={game} t={t} />
		</Stage>
	);
}
