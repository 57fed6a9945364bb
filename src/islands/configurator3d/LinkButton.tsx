import { useState } from 'react';
import { fill } from '#i18n/messages.ts';
import type { Design } from '#tools/configurator3d/design.ts';
import { toHash } from '#tools/configurator3d/link.ts';
import type { Words } from './Configurator3d.tsx';

/** Copies an address that restores the design. */
export function LinkButton({ design, t }: { design: Design; t: Words }) {
	const [answer, setAnswer] = useState('');
	const own = design.surface !== undefined && 'picture' in design.surface;

	async function copy() {
		const link = `${location.origin}${location.pathname}${toHash(design)}`;
		try {
			await navigator.clipboard.writeText(link);
			setAnswer(own ? t.linkedWithout : t.linked);
		} catch {
			setAnswer(fill(t.notLinked, { link }));
		}
	}

	return (
		<div className="stage-group">
			<button type="button" className="button" onClick={() => void copy()}>
				{t.link}
			</button>
			<p role="status" className="stage-refusal">
				{answer}
			</p>
		</div>
	);
}
