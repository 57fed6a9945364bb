import { useEffect, useRef } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { NotesMessages } from '#i18n/messages/notes/index.ts';
import { usePart } from '#islands/shared/use-part.ts';

const loadMarkdown = () =>
	loadModule(() => import('./MarkdownText.tsx')).then(({ MarkdownText }) => MarkdownText);

interface Props {
	text: string;
	t: Pick<NotesMessages, 'showText'>;
	onClose: () => void;
}

/** A note with its Markdown rendered. The script loads with the first preview; until then the text is shown. */
export function NotePreview({ text, t, onClose }: Props) {
	const [part] = usePart(loadMarkdown, true);
	const close = useRef<HTMLButtonElement>(null);
	useEffect(() => close.current?.focus(), []);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the key works from the button and the links in it.
		<div
			className="note-preview"
			onKeyDown={({ key }) => {
				if (key === 'Escape') onClose();
			}}
		>
			{part.state === 'ready' ? (
				<part.Component text={text} />
			) : (
				<p className="record-text">{text}</p>
			)}
			<button ref={close} type="button" className="button" onClick={onClose}>
				{t.showText}
			</button>
		</div>
	);
}
