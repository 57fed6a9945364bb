import { useEffect, useState } from 'react';

/** Without such a pause a screen reader would read out each key. */
const pauseMs = 800;

/** The text, once it has not changed for a moment. For live regions, which screen readers read out. */
export function useSettled(text: string): string {
	const [settled, setSettled] = useState('');
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), pauseMs);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
