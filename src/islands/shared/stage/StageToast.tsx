import type { ReactNode } from 'react';
import { Toast } from '#islands/shared/Toast.tsx';
import { GlyphButton } from './GlyphButton.tsx';

interface Props {
	/** What happened; an empty text shows nothing. */
	message: string;
	onClose: () => void;
	/** Name of the button that closes it. */
	words: string;
	/** A button that takes it back, for example. */
	children?: ReactNode;
}

/** A short word in the free corner of a stage, beside the controls, which can be closed. */
export function StageToast({ message, onClose, words, children }: Props) {
	return (
		<Toast message={message}>
			{children}
			<GlyphButton glyph="close" label={words} onPress={onClose} />
		</Toast>
	);
}
