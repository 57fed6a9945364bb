import { useEffect } from 'react';
import { useNotice } from '#islands/shared/use-said.ts';

/** Long enough to be read twice, in milliseconds. */
const messageMs = 20_000;

/** A message that is said, too, and goes by itself after a while, but not while it has the pointer or the focus. */
export function useMessage(): [message: string, announce: (message: string) => void] {
	const [message, setMessage] = useNotice();

	useEffect(() => {
		if (message === '') return;
		const timer = setInterval(() => {
			if (!document.querySelector('.toast:is(:hover, :focus-within)')) setMessage('');
		}, messageMs);
		return () => clearInterval(timer);
	}, [message, setMessage]);

	return [message, setMessage];
}
