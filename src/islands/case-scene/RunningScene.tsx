import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/messages.ts';
import { moveView } from '#islands/shared/stage/move-view.ts';
import { type LoadScene, useScene } from '#islands/shared/stage/use-scene.ts';
import { toViewMove } from '#islands/shared/stage/view-keys.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useSaid } from '#islands/shared/use-said.ts';

interface Props {
	locale: Locale;
	load: LoadScene;
	/** What is shown. */
	label: string;
	/** Called when the scene is seen. */
	onReady: () => void;
	t: SceneStateWords;
}

export interface SceneStateWords {
	loading: string;
	none: string;
	failed: string;
	lost: string;
	again: string;
	turnKeys: string;
}

const ignore = () => {};

/** The scene over its still, which stays visible until the first frame is drawn. */
export function RunningScene({ locale, load, label, onReady, t }: Props) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const { state, share, handle, canvasKey, tryAgain } = useScene(canvas, {
		load,
		onSide: ignore,
		onMissing: ignore,
	});

	const announceReady = useEffectEvent(onReady);
	useEffect(() => {
		if (state === 'ready') announceReady();
	}, [state]);

	function turn(event: KeyboardEvent) {
		const move = toViewMove(event.key, event.shiftKey);
		if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
		event.preventDefault();
		moveView(handle.current, move);
	}

	const percent = formatPercent(locale, share);
	const notice = {
		loading: fill(t.loading, { percent }),
		ready: '',
		lost: t.lost,
		failed: t.failed,
		none: t.none,
	}[state];
	// How much is loaded is only seen.
	useSaid(state === 'loading' ? '' : notice);
	const kept = useFocusKept(() => canvas.current?.parentElement);
	return (
		<>
			<div
				className="scene-view"
				data-state={state}
				role="application"
				aria-label={`${label}. ${t.turnKeys}`}
				data-keys="focus"
				tabIndex={state === 'ready' ? 0 : -1}
				onKeyDown={turn}
			>
				<canvas key={canvasKey} ref={canvas} />
			</div>
			<p className="scene-notice" hidden={notice === ''} {...kept}>
				{notice}
				{state === 'failed' && (
					<button type="button" className="button" onClick={tryAgain}>
						{t.again}
					</button>
				)}
			</p>
		</>
	);
}
