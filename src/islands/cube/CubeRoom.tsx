import { type ReactNode, type RefObject, useEffect } from 'react';
import { say } from '#browser/voice.ts';
import type { CubeMessages } from '#i18n/messages/cube/index.ts';
import { fill } from '#i18n/messages.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { useFullScreen } from '#islands/shared/use-full-screen.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { CubeBar } from './CubeBar.tsx';
import type { useSpin } from './use-spin.ts';
import type { useTurning } from './use-turning.ts';

interface Props {
	/** The element that the visitor turns the cube on. */
	stage: RefObject<HTMLDivElement | null>;
	turning: Pick<ReturnType<typeof useTurning>, 'shown' | 'reportAtRest' | 'press' | 'handlers'>;
	spin: ReturnType<typeof useSpin>;
	/** What the cube looks like, where it is not made of elements. */
	picture?: string;
	/** Controls of this cube alone, before the buttons of both. */
	controls?: ReactNode;
	/** The cube. */
	children: ReactNode;
	t: Pick<
		CubeMessages,
		| 'stage'
		| 'attitude'
		| 'spinning'
		| 'drag'
		| 'keys'
		| 'pad'
		| 'fullScreen'
		| 'leaveFullScreen'
		| 'spin'
		| 'pause'
	>;
}

/** Each button does what a key does. */
const pad = [
	['left', 'ArrowLeft'],
	['right', 'ArrowRight'],
	['up', 'ArrowUp'],
	['down', 'ArrowDown'],
	['home', 'Home'],
] as const;

/** What surrounds a cube, however it is drawn: the stage it is turned on, its controls and its keys. */
export function CubeRoom({ stage, turning, spin, picture, t, ...props }: Props) {
	const root = useReady<HTMLDivElement>();
	const { full, enter, leave } = useFullScreen(root);
	const turn = Math.round(turning.shown.turn);
	const tilt = `${Math.round(turning.shown.tilt)}`.replace('-', '−');

	function pressPad(key: string) {
		turning.press(key);
		say(() => stage.current?.getAttribute('aria-valuetext') ?? '', 'attitude');
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: the cube comes to rest when it stops moving, and not when this part renders again.
	useEffect(() => {
		if (!spin.moving) turning.reportAtRest();
	}, [spin.moving]);

	return (
		<div ref={root} className="cube-room" data-full={full || undefined}>
			<div
				ref={stage}
				className="cube-stage"
				role="slider"
				aria-label={t.stage}
				aria-describedby={picture === undefined ? 'cube-keys' : 'cube-picture cube-keys'}
				aria-valuemin={0}
				aria-valuemax={360}
				aria-valuenow={turn}
				aria-valuetext={fill(spin.moving ? t.spinning : t.attitude, { turn, tilt })}
				tabIndex={0}
				data-still={!spin.moving || undefined}
				data-decided={spin.decided || undefined}
				{...turning.handlers}
			>
				{props.children}
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are buttons. */}
			<div role="group" aria-label={t.pad.name} className="cube-pad needs-js">
				{pad.map(([glyph, key]) => (
					<GlyphButton key={key} glyph={glyph} label={t.pad[glyph]} onPress={() => pressPad(key)} />
				))}
			</div>
			<CubeBar
				full={full}
				spinning={spin.spinning}
				onFull={full ? leave : enter}
				onSpin={spin.toggle}
				t={t}
			>
				{props.controls}
			</CubeBar>
			{picture !== undefined && (
				<p id="cube-picture" className="hidden-words">
					{picture}
				</p>
			)}
			<p id="cube-keys" className="quiet cube-keys">
				{t.drag} <span data-keys="focus">{t.keys}</span>
			</p>
		</div>
	);
}
