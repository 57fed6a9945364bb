import type { ReactNode } from 'react';

interface Props {
	/** Names the frame, and the table if it has no caption. */
	label: string;
	/** What is read above the table. */
	caption?: string;
	/** A class of the frame. */
	className?: string;
	/** The cells of the head, such as `ColumnHeads`. */
	head: ReactNode;
	/** The rows. */
	children: ReactNode;
}

/** A table that scrolls in its own frame where it is wider or higher than its room. */
export function ScrollTable({ label, caption, className, head, children }: Props) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the section around it is the landmark.
		<div
			role="group"
			className={className ? `live-scroll ${className}` : 'live-scroll'}
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled.
			tabIndex={0}
		>
			<table className="live-table">
				<caption className={caption ? undefined : 'hidden-words'}>{caption ?? label}</caption>
				<thead>
					<tr>{head}</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}

interface ColumnHeadsProps {
	columns: readonly { label: string; number?: boolean }[];
}

/** The names of the columns; a column of numbers has its name at the right. */
export function ColumnHeads({ columns }: ColumnHeadsProps) {
	return columns.map(({ label, number }) => (
		<th key={label} scope="col" className={number ? 'number' : undefined}>
			{label}
		</th>
	));
}
