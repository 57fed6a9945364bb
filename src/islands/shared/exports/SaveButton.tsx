import type { ReactNode } from 'react';

interface Props {
	/** Another export is running. The button keeps the focus, so that keyboard users stay in their place. */
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
