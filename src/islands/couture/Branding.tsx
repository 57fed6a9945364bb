import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { scrollPanelTo } from '#islands/shared/stage/scroll-panel.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { $branding } from '#tools/couture/store.ts';
import type { PrintEditor } from './PrintEditor.tsx';

const loadEditor = () =>
	loadModule(() => import('./PrintEditor.tsx')).then((module) => module.PrintEditor);

/** Logos and texts on the cloth, once the visitor opens their panel. */
export function Branding(props: ComponentProps<typeof PrintEditor>) {
	const open = useStore($branding);
	// After a failure, closing and opening load it again.
	const [editor] = usePart(loadEditor, open);
	const { branding } = props.t;
	const box = useRef<HTMLDivElement>(null);
	const shown = open && editor.state === 'ready';

	useEffect(() => {
		if (shown && box.current) scrollPanelTo(box.current);
	}, [shown]);

	return (
		<div ref={box} className="couture-branding">
			<button
				type="button"
				className="couture-branding-toggle"
				aria-expanded={open}
				aria-controls="branding"
				onClick={() => $branding.set(!open)}
			>
				<span>{branding}</span>
				<span className="couture-menu-sign" aria-hidden="true" />
			</button>
			<section id="branding" aria-label={branding} className="stage-group" hidden={!open}>
				{open && editor.state === 'ready' && <editor.Component {...props} />}
			</section>
		</div>
	);
}
