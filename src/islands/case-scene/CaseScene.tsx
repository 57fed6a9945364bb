import './case-scene.css';
import { useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Still } from '#islands/shared/stage/still.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { RunningScene, type SceneStateWords } from './RunningScene.tsx';
import { toLoader } from './scenes.ts';

interface Props {
	locale: Locale;
	/** Its name, for the styles. */
	scene: string;
	/** The folder of its tool. */
	folder: string;
	still: Still;
	t: SceneStateWords & { startScene: string; stopScene: string };
}

/** A mouse or the focus at the still starts the scene by itself; a finger may only be scrolling past. */
const startsWhenReached = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/** A scene inside a text: a still, and the scene in its place once a visitor reaches or opens it. */
export function CaseScene({ locale, scene, folder, still, t }: Props) {
	const room = useReady<HTMLDivElement>();
	/** Moving to the button may start the scene, so a press before the scene is visible does not stop it. */
	const [state, setState] = useState<'still' | 'reached' | 'stoppable'>('still');
	const running = state !== 'still';
	const stoppable = state === 'stoppable';

	useEffect(() => {
		if (matchMedia(startsWhenReached).matches) setState('reached');
	}, []);

	return (
		<div ref={room} className="scene" data-scene={scene}>
			<img
				src={still.src}
				srcSet={still.srcSet}
				sizes="(width < 900px) 92vw, 66vw"
				alt={still.alt}
				width={still.width}
				height={still.height}
				loading="lazy"
			/>
			{running && (
				<RunningScene
					locale={locale}
					load={toLoader(folder)}
					label={still.alt}
					onReady={() => setState('stoppable')}
					t={t}
				/>
			)}
			<button
				type="button"
				className="button needs-js no-print"
				onClick={() => setState(stoppable ? 'still' : 'stoppable')}
			>
				{stoppable ? t.stopScene : t.startScene}
			</button>
		</div>
	);
}
