import { createContext, use } from 'react';
import { findMatches, foldText } from '#lib/search.ts';

/** What is searched for. */
export const Query = createContext('');

/** A text with what is searched for marked. */
export function Marked({ text }: { text: string }) {
	const ranges = findMatches(text, [foldText(use(Query)).trim()]);
	return (
		<>
			{ranges.map(([start, end], index) => (
				<span key={start}>
					{text.slice(ranges[index - 1]?.[1] ?? 0, start)}
					<mark>{text.slice(start, end)}</mark>
				</span>
			))}
			{text.slice(ranges.at(-1)?.[1] ?? 0)}
		</>
	);
}
