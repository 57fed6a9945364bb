import { useEffect, useState } from 'react';

/** Long enough to be read twice, in milliseconds. */
const messageMs = 20_000;

/** A message that goes by itself after a while. */
export function useMessage(): [message: string, announce: (message: string) => void] {
	const [message, setMessage] = useState('');

	useEffect(() => {
		if (message === '') return;
		const timer = setTimeout(() => setMessage(''), messageMs);
		return () => clearTimeout(timer);
	}, [message]);

	return [message, setMessage];
}
