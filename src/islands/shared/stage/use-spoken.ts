import { useEffect, useRef, useState } from 'react';

/** Changes that follow each other faster are announced once. */
const pauseMs = 600;

/** What is read out when a state in words has changed and come to rest; the first one is not. */
export function useSpoken(words: string): string {
	const [spoken, setSpoken] = useState('');
	const first = useRef(words);

	useEffect(() => {
		if (words === first.current) return;
		first.current = '';
		const timer = setTimeout(() => setSpoken(words), pauseMs);
		return () => clearTimeout(timer);
	}, [words]);

	return spoken;
}
