import { type ReactNode, type Ref, useState } from 'react';
import type { StageMessages } from '#i18n/messages/stage/index.ts';
import { Glyph } from './Glyph.tsx';

interface Props {
	ref: Ref<HTMLElement>;
	t: StageMessages;
	children: ReactNode;
}

/** The controls of a scene: a panel at its side, on a phone a sheet at its bottom. It can be closed. */
export function Panel({ ref, t, children }: Props) {
	const [open, setOpen] = useState(true);
	return (
		<section
			ref={ref}
			className="stage-panel"
			aria-label={t.panel}
			data-closed={!open || undefined}
		>
			<button
				type="button"
				className="stage-handle"
				aria-expanded={open}
				aria-label={open ? t.closePanel : t.openPanel}
				onClick={() => setOpen(!open)}
			>
				<Glyph name={open ? 'down' : 'up'} />
			</button>
			<div className="stage-controls" hidden={!open}>
				{children}
			</div>
		</section>
	);
}
