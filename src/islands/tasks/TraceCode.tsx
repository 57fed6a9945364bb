import { useEffect, useRef } from 'react';
import type { Token } from '#lib/trace/highlight.ts';

interface Props {
	lines: readonly (readonly Token[])[];
	/** The current line of the run, counted from 1. */
	line: number;
	label: string;
}

/** Code with its numbers; the current line is marked and kept in sight. */
export function TraceCode({ lines, line, label }: Props) {
	const list = useRef<HTMLOListElement>(null);

	useEffect(() => {
		const box = list.current;
		const current = box?.children[line - 1];
		if (!box || !(current instanceof HTMLElement)) return;
		// Only the box scrolls, to which the offsets of its lines refer: the page stays where the visitor holds it.
		const top = current.offsetTop;
		if (top < box.scrollTop || top + current.offsetHeight > box.scrollTop + box.clientHeight) {
			box.scrollTop = top - box.clientHeight / 2;
		}
	}, [line]);

	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard has to reach them.
		<ol ref={list} className="code" aria-label={label} tabIndex={0}>
			{lines.map((tokens, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
				<li key={index} aria-current={index + 1 === line ? 'step' : undefined}>
					<code>
						{tokens.map(([text, kind], place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: so is a piece of it.
							<span key={place} className={kind}>
								{text}
							</span>
						))}
					</code>
				</li>
			))}
		</ol>
	);
}
