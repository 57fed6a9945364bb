import { useRef } from 'react';
import { GlyphButton } from './GlyphButton.tsx';

interface Props {
	/** What happened; an empty text shows nothing. Whoever shows it has it said, too. */
	message: string;
	onClose: () => void;
	/** Name of the button that closes it. */
	words: string;
}

/** A short word in the free corner of a stage, beside the controls, which can be closed: the focus returns then. */
export function StageToast({ message, onClose, words }: Props) {
	const before = useRef<EventTarget>(null);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus of its button.
		<div
			className="toast"
			hidden={message === ''}
			onFocus={({ relatedTarget }) => {
				before.current = relatedTarget;
			}}
		>
			<p>{message}</p>
			<GlyphButton
				glyph="close"
				label={words}
				onPress={() => {
					onClose();
					if (before.current instanceof HTMLElement) before.current.focus();
				}}
			/>
		</div>
	);
}
