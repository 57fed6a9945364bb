import { useStore } from '@nanostores/react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { $branding } from '#tools/couture/store.ts';
import type { PrintEditor } from './PrintEditor.tsx';

const Editor = lazy(() =>
	import('./PrintEditor.tsx').then((module) => ({ default: module.PrintEditor })),
);

/** Logos and texts on the cloth, once the visitor asks for them. */
export function Branding(props: ComponentProps<typeof PrintEditor>) {
	const open = useStore($branding);
	const { branding } = props.t;
	return (
		<div className="couture-branding">
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
				{open && (
					<Suspense fallback={null}>
						<Editor {...props} />
					</Suspense>
				)}
			</section>
		</div>
	);
}
