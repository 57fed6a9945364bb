import { useEffect, useRef, useState } from 'react';
import { type StorageProblem, writeText } from '#browser/write-text.ts';

/**
 * Why the browser does not store what the visitor has changed, and a function that tries again.
 * @param texts what should be stored by now, by key
 */
export function useSaving(
	texts: Readonly<Record<string, string>>,
): [StorageProblem | undefined, () => void] {
	const first = useRef(texts);
	const [problem, setProblem] = useState<StorageProblem>();

	function save() {
		// What nobody has changed need not be stored: it may be only the value at first.
		const changed = Object.entries(texts).filter(([key, text]) => first.current[key] !== text);
		const problems = changed.map(([key, text]) => store(key, text));
		setProblem(problems.find((reason) => reason !== undefined));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: only a changed text is looked at again.
	useEffect(save, Object.values(texts));

	return [problem, save];
}

function store(key: string, text: string): StorageProblem | undefined {
	try {
		if (localStorage.getItem(key) === text) return undefined;
	} catch {
		return 'blocked';
	}
	return writeText(() => localStorage, key, text);
}
