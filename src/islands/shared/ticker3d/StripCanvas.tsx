import { useEffect, useRef } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import { useScene } from '#islands/shared/stage/use-scene.ts';

interface Props {
	/** Called with what the visitor should know. */
	onNotice: (words: string) => void;
	t: Ticker3dMessages;
}

const load = () => loadModule(() => import('#scenes/ticker/mount.tsx'));

/** The canvas of a 3D line; reports what cannot be shown. */
export function StripCanvas({ onNotice, t }: Props) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const { state, canvasKey } = useScene(canvas, {
		load,
		onSide: () => {},
		onMissing: () => {},
	});

	useEffect(() => {
		if (state === 'none') onNotice(t.none);
		if (state === 'failed') onNotice(t.failed);
	}, [state, onNotice, t]);

	return (
		<div className="ticker3d-canvas" data-state={state}>
			<canvas key={canvasKey} ref={canvas} />
		</div>
	);
}
