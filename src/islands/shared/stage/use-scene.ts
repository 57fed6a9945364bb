import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useInView } from '#islands/shared/use-in-view.ts';
import { useListener } from '#islands/shared/use-listener.ts';
import { report } from '#lib/report.ts';
import type { CameraSide, Height } from '#scenes/stage/camera-view.ts';
import { contextOptions } from '#scenes/stage/context-options.ts';
import type { SceneModule, StageHandle } from '#scenes/stage/host.ts';

/** `none`: there is no WebGL. `lost`: the browser has taken the context and may restore it. */
export type StageState = 'loading' | 'ready' | 'lost' | 'failed' | 'none';
export type LoadScene = () => Promise<SceneModule>;

/** A lost context that has not come back after so long is replaced by a new one. */
const patienceMs = 4000;

interface SceneOptions {
	/** Imports the module of the scene; must be the same function in each render. */
	load: LoadScene;
	onSide: (side: CameraSide, height: Height) => void;
	/** A file of the scene is missing; it goes on without it. */
	onMissing: (file: string) => void;
}

/**
 * A scene on a canvas: loads it, keeps its size, pauses it out of view, restores it when its context is lost, frees it
 * when the page is left. Give `canvasKey` to the canvas.
 */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, options: SceneOptions) {
	const { load } = options;
	const onSide = useEffectEvent(options.onSide);
	const onMissing = useEffectEvent(options.onMissing);
	const handle = useRef<StageHandle | undefined>(undefined);
	const [state, setState] = useState<StageState>('loading');
	const [share, setShare] = useState(0);
	const [attempt, setAttempt] = useState(0);
	// A page kept for the back button must not keep a context; when it comes back it gets a new one.
	const [away, setAway] = useState(false);
	// Each attempt has a new canvas in the same element.
	const room = useRef<HTMLElement | null>(null);
	useEffect(() => {
		room.current = canvas.current?.parentElement ?? null;
	}, [canvas]);
	const inView = useInView(room);
	const awake = useRef(inView);

	// At once: a page in the back/forward cache runs nothing until it is shown again.
	useListener('window', 'pagehide', () => flushSync(() => setAway(true)));
	useListener('window', 'pageshow', () => setAway(false));

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a canvas of its own.
	useEffect(() => {
		const { current: element } = canvas;
		if (!element || away) return;
		setState('loading');
		setShare(0);
		// Its files come while the browser makes the context, which blocks the page for a while.
		const scene = 'WebGL2RenderingContext' in window ? load() : undefined;
		scene?.catch(() => undefined);
		const context = element.getContext('webgl2', contextOptions);
		if (!context || !scene) {
			setState('none');
			return;
		}

		const over = new AbortController();
		const fail = (error: unknown) => {
			if (over.signal.aborted) return;
			report(error, 'show the scene');
			setState('failed');
		};
		let patience: ReturnType<typeof setTimeout> | undefined;
		element.addEventListener(
			'webglcontextlost',
			(event) => {
				event.preventDefault();
				handle.current?.setAwake(false);
				setState('lost');
				patience = setTimeout(() => setAttempt((before) => before + 1), patienceMs);
			},
			over,
		);
		element.addEventListener(
			'webglcontextrestored',
			() => {
				clearTimeout(patience);
				handle.current?.setAwake(awake.current);
				setState('ready');
			},
			over,
		);

		let mounted: StageHandle | undefined;
		const watch = new ResizeObserver(() => {
			const { clientWidth: width, clientHeight: height } = element.parentElement ?? element;
			if (width > 0 && height > 0) mounted?.resize(width, height);
		});
		void scene
			.then(async ({ mount }) => {
				if (over.signal.aborted) return;
				const { clientWidth, clientHeight } = element.parentElement ?? element;
				mounted = await mount({
					canvas: element,
					context,
					size: { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) },
					onProgress: (now) => !over.signal.aborted && setShare(now),
					onReady: () => !over.signal.aborted && setState('ready'),
					onFailed: fail,
					onMissing: (file, error) => {
						report(error, `load ${file}`);
						onMissing(file);
					},
					onSide: (side, height) => onSide(side, height),
				});
				if (over.signal.aborted) {
					mounted.dispose();
					return;
				}
				handle.current = mounted;
				mounted.setAwake(awake.current);
				watch.observe(element.parentElement ?? element);
				element.dispatchEvent(new CustomEvent('scene-mounted', { bubbles: true }));
			})
			.catch(fail);

		return () => {
			over.abort();
			clearTimeout(patience);
			watch.disconnect();
			handle.current = undefined;
			if (mounted) mounted.dispose();
			else context.getExtension('WEBGL_lose_context')?.loseContext();
		};
	}, [canvas, load, attempt, away]);

	useEffect(() => {
		awake.current = inView;
		if (state !== 'lost') handle.current?.setAwake(inView);
	}, [inView, state]);

	return {
		state,
		/** Of the files, 0 to 1. */
		share,
		handle,
		canvasKey: `${attempt} ${away}`,
		tryAgain: () => setAttempt((before) => before + 1),
	};
}
