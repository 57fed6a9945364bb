import type { ReactNode } from 'react';

interface Props {
	label: string;
	head: readonly { label: string; number?: boolean }[];
	/** The body. */
	children: ReactNode;
}

/** A table that scrolls in its own frame where it is wider or higher than its room. */
export function ScrollTable({ label, head, children }: Props) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the section around it is the landmark.
		<div
			role="group"
			className="weather-table"
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled.
			tabIndex={0}
		>
			<table className="live-table">
				<caption className="hidden-words">{label}</caption>
				<thead>
					<tr>
						{head.map(({ label: name, number }) => (
							<th key={name} scope="col" className={number ? 'number' : undefined}>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}
