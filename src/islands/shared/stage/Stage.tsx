import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { StageMessages } from '#i18n/messages/stage/index.ts';
import { fill } from '#i18n/messages.ts';
import { formatWholePercent } from '#i18n/whole-percent.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useFullScreen } from '#islands/shared/use-full-screen.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useNotice, useSaid } from '#islands/shared/use-said.ts';
import type { CameraSide, Height } from '#scenes/stage/camera-view.ts';
import { $unfinished } from '#stores/unfinished.ts';
import { moveView } from './move-view.ts';
import { Panel } from './Panel.tsx';
import { ScreenBar } from './ScreenBar.tsx';
import { Stills } from './Stills.tsx';
import type { Still } from './still.ts';
import { useInsets } from './use-insets.ts';
import { type LoadScene, useScene } from './use-scene.ts';
import { useSceneSaid } from './use-scene-said.ts';
import { ViewPad } from './ViewPad.tsx';
import { toViewMove, type ViewMove } from './view-keys.ts';

interface Props {
	locale: Locale;
	/** Name of the route for what is kept about it, for example `cube3d`. */
	route: string;
	/** Imports the module of the scene, which exports `mount`; the same function in each render. */
	load: LoadScene;
	/** What is shown, in words, with its present state: it names the picture and is read out when it changes. */
	words: string;
	/** Names what the scene loads files for: when that changes, a scene that has failed is tried again. */
	subject?: string;
	/** Pictures from several sides. */
	stills: readonly Still[];
	/** Shown until the scene is there; the first of the stills without another choice, and nothing for `null`. */
	poster?: Still | null | undefined;
	/** Handles keys besides those of the view; returns true for a key that it uses. */
	onKey?: (event: KeyboardEvent<HTMLElement>) => boolean;
	/** A sentence about those keys. */
	keys?: string;
	/** False if `words` already contain the side from which the scene is seen. */
	announcesView?: boolean;
	/** Further buttons in the bar at the top. */
	bar?: ReactNode;
	/** Whether the bar has full screen for the page, too. */
	pageFills?: boolean;
	/** What floats over the stage, also in full screen. */
	over?: ReactNode;
	/** The panel. */
	children: ReactNode;
	t: StageMessages;
}

/** The frame of every scene: canvas, its stand-in while it loads or cannot be shown, bars and panel. */
export function Stage(props: Props) {
	const {
		locale,
		route,
		load,
		words,
		subject,
		stills,
		onKey,
		keys = '',
		announcesView = true,
		pageFills = false,
		poster = stills[0],
		t,
	} = props;
	const room = useReady<HTMLDivElement>();
	const canvas = useRef<HTMLCanvasElement>(null);
	const panel = useRef<HTMLElement>(null);
	const [side, setSide] = useState<{ side: CameraSide; height: Height }>();
	const [notice, setNotice] = useNotice();
	const screen = useFullScreen(room);
	const { state, share, handle, canvasKey, tryAgain } = useScene(canvas, {
		load,
		onSide: (to, height) => setSide({ side: to, height }),
		onMissing: (file) =>
			setNotice(fill(t.missing, { file: file.slice(file.lastIndexOf('/') + 1) })),
	});
	const tried = useRef(subject);
	useEffect(() => {
		if (tried.current === subject) return;
		tried.current = subject;
		if (state === 'failed') tryAgain();
	});
	useInsets(room, panel, handle);
	const unfinished = useStore($unfinished);
	const view = side && announcesView ? `, ${t.view[side.side]}${t.height[side.height]}` : '';
	useSceneSaid(words + view);
	useSaid(state === 'lost' ? t.lost : '');
	const unseen = state === 'none' || state === 'failed';
	// What is tried again and the choice between two designs go once a button of theirs is pressed.
	const kept = useFocusKept();

	const move = (to: ViewMove) => moveView(handle.current, to);

	function press(event: KeyboardEvent<HTMLElement>) {
		if (event.ctrlKey || event.altKey || event.metaKey) return;
		if (onKey?.(event)) {
			event.preventDefault();
			return;
		}
		const to = toViewMove(event.key, event.shiftKey);
		if (!to) return;
		event.preventDefault();
		move(to);
	}

	return (
		<div
			ref={room}
			className="stage-room"
			data-full={screen.full || undefined}
			data-state={state}
			aria-busy={unfinished > 0 || undefined}
			{...kept}
		>
			<div
				className="stage-view"
				// A screen reader hands the keys of an application on, and keeps those of a picture: WAI-ARIA 1.2.
				role="application"
				aria-roledescription={t.kind}
				aria-label={words + view}
				aria-describedby={`${route}-keys`}
				tabIndex={unseen ? -1 : 0}
				hidden={unseen}
				onKeyDown={press}
			>
				<canvas key={canvasKey} ref={canvas} />
			</div>
			{poster && state === 'loading' && (
				<div className="stage-poster">
					<img {...poster} alt="" fetchPriority="high" />
					<label className="stage-progress needs-js">
						<span>{fill(t.loading, { percent: formatWholePercent(locale, share) })}</span>
						<progress max={1} value={share} />
					</label>
				</div>
			)}
			{unseen && (
				<Stills
					reason={state === 'none' ? t.none : t.failed}
					stills={stills}
					onAgain={state === 'failed' ? tryAgain : undefined}
					t={t}
				/>
			)}
			<p className="stage-notice" hidden={state !== 'lost' && notice === ''}>
				{state === 'lost' ? t.lost : notice}
			</p>
			<ScreenBar route={route} pageFills={pageFills} screen={screen} onNotice={setNotice} t={t}>
				{props.bar}
			</ScreenBar>
			{!unseen && <ViewPad onMove={move} t={t} />}
			<Panel ref={panel} t={t}>
				{props.children}
			</Panel>
			<p id={`${route}-keys`} className="hidden-words" data-keys="focus">
				{keys} {t.keys}
			</p>
			<p className="hidden-words" data-keys="page">
				{t.leaveKeys}
			</p>
			{props.over}
		</div>
	);
}
