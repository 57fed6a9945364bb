import type { WritableAtom } from 'nanostores';
import { useRef } from 'react';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import { ShownSwitch } from '#islands/shared/live/ShownSwitch.tsx';
import { useSaved } from '#islands/shared/use-saved.ts';
import type { LineId, LineItem } from '#tools/ticker/lines-3d.ts';
import { Strip } from './Strip.tsx';
import { useFirstSign } from './use-first-sign.ts';

interface Props {
	id: LineId;
	/** Names the line for assistive technology. */
	label: string;
	items: readonly LineItem[];
	/** Whether it is shown; saved. */
	$shown: WritableAtom<boolean>;
	/** Before it is known what was saved. */
	shownAtFirst: boolean;
	t: Ticker3dMessages;
}

/**
 * A line of letters in space, where the visitor wants one. three.js is loaded when it is shown, comes
 * into view, and the visitor has moved, touched or typed; until then the line is flat text.
 */
export function Ticker3d({ id, label, items, $shown, shownAtFirst, t }: Props) {
	const shown = useSaved($shown, shownAtFirst);
	const room = useRef<HTMLDivElement>(null);
	const wanted = useFirstSign(room);

	return (
		<div ref={room} className="ticker3d">
			<ShownSwitch shown={shown} t={t} onPick={(next) => $shown.set(next)} />
			{shown && items.length > 0 && (
				<Strip id={id} label={label} items={items} wanted={wanted} t={t} />
			)}
		</div>
	);
}
