import { useEffect, useState } from 'react';
import { type StorageProblem, writeText } from '#browser/write-text.ts';

/**
 * Why the browser does not store what the visitor has changed, and a function that tries again.
 * @param texts what should be stored by now, by key
 * @param first what it was at first: that need not be stored
 */
export function useSaving(
	texts: Readonly<Record<string, string>>,
	first: Readonly<Record<string, string>>,
): [StorageProblem | undefined, () => void] {
	const [problem, setProblem] = useState<StorageProblem>();

	function report(toProblem: (key: string, text: string) => StorageProblem | undefined) {
		const changed = Object.entries(texts).filter(([key, text]) => first[key] !== text);
		const problems = changed.map(([key, text]) => toProblem(key, text));
		const found = problems.find((reason) => reason !== undefined);
		// Setting the state in an effect after every key, even to what it is, leaves React work that the next key finds
		// undone. After fifty such keys in a row React throws, and a key is lost.
		if (found !== problem) setProblem(found);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: only a changed text is looked at again.
	useEffect(() => report(findProblem), Object.values(texts));

	return [problem, () => report((key, text) => writeText(openStorage, key, text))];
}

const openStorage = () => localStorage;

/**
 * Another text than ours may be stored because another tab has written since. So whether the browser takes ours is tried
 * under another key.
 */
function findProblem(key: string, text: string): StorageProblem | undefined {
	try {
		const storage = openStorage();
		if (storage.getItem(key) === text) return undefined;
		const probe = `${key}.probe`;
		const problem = writeText(openStorage, probe, text);
		storage.removeItem(probe);
		return problem;
	} catch {
		return 'blocked';
	}
}
