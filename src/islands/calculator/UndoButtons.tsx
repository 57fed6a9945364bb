import { useStore } from '@nanostores/react';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { useUndoKeys } from '#islands/shared/records/use-undo-keys.ts';
import type { Steps } from '#tools/calculator/steps.ts';

interface Props {
	steps: Steps;
	t: Pick<CalculatorMessages, 'undo' | 'redo' | 'undone' | 'redone'>;
	/** Of buttons with words; they have pictures otherwise. */
	className?: string;
	/** Receives what has happened. */
	onDone: (words: string) => void;
}

const pictures = {
	undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
	redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
};

/** Undo, and redo where something was undone; Ctrl+Z and Ctrl+Shift+Z do the same. */
export function UndoButtons({ steps, t, className, onDone }: Props) {
	const { past, future } = useStore(steps.$history) ?? { past: [], future: [] };

	function go(key: keyof typeof pictures): boolean {
		if (!steps[key]()) return false;
		onDone(key === 'undo' ? t.undone : t.redone);
		return true;
	}

	useUndoKeys(go);

	const draw = (key: keyof typeof pictures, isReady: boolean) => (
		<button
			type="button"
			className={className ?? 'calculator-step'}
			title={t[key]}
			aria-label={t[key]}
			aria-disabled={!isReady}
			onClick={() => go(key)}
		>
			{className ? (
				t[key]
			) : (
				<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
					<path d={pictures[key]} />
				</svg>
			)}
		</button>
	);
	return (
		<>
			{draw('undo', past.length > 0)}
			{future.length > 0 && draw('redo', true)}
		</>
	);
}
