import { useEffect, useEffectEvent } from 'react';

type EventMap = WindowEventMap & DocumentEventMap;

/** Hears an event of the window or of the document as long as it is `wanted`, with the handler of the last render. */
export function useListener<Type extends keyof EventMap>(
	on: 'window' | 'document',
	type: Type,
	handle: (event: EventMap[Type]) => void,
	wanted = true,
) {
	const hear = useEffectEvent(handle);

	useEffect(() => {
		if (!wanted) return;
		const over = new AbortController();
		const target: EventTarget = window[on];
		target.addEventListener(type, (event) => hear(event as EventMap[Type]), over);
		return () => over.abort();
	}, [on, type, wanted]);
}
