import type { ReactNode } from 'react';

interface Props {
	/** Something else is being made. The focus stays on the button: whoever pressed it goes on from there. */
	busy: boolean;
	onPress: () => Promise<void>;
	children: ReactNode;
}

/** A button that makes a file. */
export function SaveButton({ busy, onPress, children }: Props) {
	return (
		<button
			type="button"
			className="button"
			aria-disabled={busy || undefined}
			onClick={busy ? undefined : () => void onPress()}
		>
			{children}
		</button>
	);
}
