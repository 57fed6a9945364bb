import { useEffect, useState } from 'react';

/** A text as it was when it last stayed the same for `ms` milliseconds: for what a screen reader reads out once. */
export function useSettled(text: string, ms = 800): string {
	const [settled, setSettled] = useState('');
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), ms);
		return () => clearTimeout(timer);
	}, [text, ms]);
	return settled;
}
