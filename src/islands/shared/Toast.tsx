import type { ReactNode } from 'react';

interface Props {
	/** What happened. An empty text shows no toast. */
	message: string;
	/** A button that takes it back, for example. */
	children?: ReactNode;
}

/** A short word at the edge of the window. Whoever shows it has it said, too. */
export function Toast({ message, children }: Props) {
	return (
		<div className="toast" hidden={message === ''}>
			<p>{message}</p>
			{message !== '' && children}
		</div>
	);
}
