import { useRef } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { PartNotice } from '#islands/shared/PartNotice.tsx';
import { useNear } from '#islands/shared/use-near.ts';
import { usePart } from '#islands/shared/use-part.ts';
import type { WeekProps } from './Week.tsx';

const loadWeek = () => loadModule(() => import('./Week.tsx')).then(({ Week }) => Week);

interface Props extends WeekProps {
	/** There is nothing to draw: no answer yet, or none at all. */
	waiting: boolean;
	words: LiveMessages['part'];
}

/** The week, whose script loads when it comes near: on a phone it is below the window. */
export function LaterWeek({ waiting, words, ...props }: Props) {
	const room = useRef<HTMLDivElement>(null);
	const [part, retry] = usePart(loadWeek, useNear(room));
	return (
		<div ref={room} className="week-room">
			{part.state === 'ready' && !waiting && <part.Component {...props} />}
			{part.state === 'failed' && <PartNotice t={words} onAgain={retry} />}
		</div>
	);
}
