import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import { useMotionOnRequest } from '#islands/shared/use-motion-on-request.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useNotice } from '#islands/shared/use-said.ts';
import {
	$lines3d,
	$running3d,
	type LineId,
	type LineItem,
	putLine,
} from '#tools/ticker/lines-3d.ts';

const loadCanvas = () =>
	loadModule(() => import('./StripCanvas.tsx')).then(({ StripCanvas }) => StripCanvas);

interface Props {
	id: LineId;
	label: string;
	items: readonly LineItem[];
	/** Whether the scene may be loaded yet. */
	wanted: boolean;
	t: Ticker3dMessages;
}

/** The strip of the page that a 3D line runs across. Screen readers get its text from the list of the page. */
export function Strip({ id, label, items, wanted, t }: Props) {
	const running = useStore($running3d);
	useMotionOnRequest($running3d);
	const [held, setHeld] = useState(false);
	const [notice, setNotice] = useNotice();
	const [canvas] = usePart(loadCanvas, wanted);
	const words = items.map(({ label: name, value }) => `${name} ${value}`.trim()).join('; ');

	const signature = items.map(({ trend = '' }) => trend).join() + words;

	const put = useEffectEvent(() => $lines3d.set(putLine($lines3d.get(), { id, items })));

	useEffect(() => {
		if (canvas.state === 'failed') setNotice(t.failed);
	}, [canvas.state, t, setNotice]);

	// The letters are built again when the text changes, not on each render.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the signature represents the items.
	useEffect(() => {
		put();
	}, [id, signature]);

	useEffect(() => () => $lines3d.set(putLine($lines3d.get(), { id, items: [] })), [id]);

	function hold(next: boolean) {
		if (next === held) return;
		setHeld(next);
		// Under the pointer it rests, unless it has been stopped: then it stays so.
		if (next && running) $running3d.set(false);
		else if (!next) $running3d.set(true);
	}

	return (
		<section className="ticker3d-line" aria-label={`${t.show}: ${label}`}>
			<div
				className="ticker3d-strip"
				aria-hidden="true"
				onPointerEnter={(event) => running && event.pointerType !== 'touch' && hold(true)}
				onPointerLeave={() => held && hold(false)}
			>
				<p className="ticker3d-flat">{words.replaceAll(';', ' ·')}</p>
				{canvas.state === 'ready' && <canvas.Component onNotice={setNotice} t={t} />}
			</div>
			<div className="stage-row ticker3d-controls">
				<button
					type="button"
					className="button"
					onClick={() => {
						setHeld(false);
						$running3d.set(!running);
					}}
				>
					{running || held ? t.pause : t.run}
				</button>
				<p>{notice}</p>
			</div>
		</section>
	);
}
