import { Toast } from '#islands/shared/Toast.tsx';
import { GlyphButton } from './GlyphButton.tsx';

interface Props {
	/** What happened; an empty text shows nothing. */
	message: string;
	onClose: () => void;
	/** Name of the button that closes it. */
	words: string;
}

/** A short word in the free corner of a stage, beside the controls, which can be closed. */
export function StageToast({ message, onClose, words }: Props) {
	return (
		<Toast message={message}>
			<GlyphButton glyph="close" label={words} onPress={onClose} />
		</Toast>
	);
}
