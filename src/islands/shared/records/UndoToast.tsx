import { Toast } from '#islands/shared/Toast.tsx';
import type { Undo } from './use-undo.ts';

interface Props {
	last: Undo | undefined;
	words: string;
	onDone: () => void;
}

/** Reports what was deleted, with a button that restores it. */
export function UndoToast({ last, words, onDone }: Props) {
	return (
		<Toast message={last?.message ?? ''}>
			{last?.undo && (
				<button
					type="button"
					className="button"
					onClick={() => {
						last.undo?.();
						onDone();
					}}
				>
					{words}
				</button>
			)}
		</Toast>
	);
}
