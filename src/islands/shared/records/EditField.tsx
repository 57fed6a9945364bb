import {
	type ClipboardEvent,
	type DragEvent,
	type KeyboardEvent,
	useEffect,
	useLayoutEffect,
	useRef,
} from 'react';
import { toLine } from '#browser/records/long-text.ts';
import { endsText } from './ends-text.ts';
import { takeLongText } from './take-long-text.ts';

/** Enter; the visitor went on elsewhere or left the page; the field went with its row. */
export type EditEnd = 'enter' | 'leave' | 'gone';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Props {
	label: string;
	text: string;
	/** Words of the button that ends it, for a text of several lines. */
	done?: string;
	onSave: (text: string, end: EditEnd) => void;
	/** Receives what was written. */
	onCancel: (text: string) => void;
}

/**
 * The text of a record while it is edited: Enter or leaving the field saves, Escape cancels. What was
 * changed is saved too when the page is left, and when the row goes because another tab deleted it.
 */
export function EditField({ label, text, done: doneWords, onSave, onCancel }: Props) {
	const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
	const done = useRef(false);

	useEffect(() => {
		field.current?.focus();
		field.current?.setSelectionRange(text.length, text.length);
	}, [text]);

	const saveChanged = useRef((_: EditEnd) => {});
	useEffect(() => {
		saveChanged.current = (end) => {
			const { value } = field.current ?? {};
			if (value !== undefined && value !== text) finish(() => onSave(value, end));
		};
	});

	// Not later: an ordinary effect ends after the field is gone.
	useLayoutEffect(() => {
		const save = () => saveChanged.current('leave');
		addEventListener('pagehide', save);
		return () => {
			removeEventListener('pagehide', save);
			saveChanged.current('gone');
		};
	}, []);

	function finish(end: () => void) {
		if (done.current) return;
		done.current = true;
		end();
	}

	function handleKey(event: KeyboardEvent<Field>) {
		if (event.key === 'Escape' && !event.nativeEvent.isComposing)
			finish(() => onCancel(event.currentTarget.value));
		if (!endsText(event)) return;
		event.preventDefault();
		save('enter');
	}

	function save(end: EditEnd) {
		finish(() => onSave(field.current?.value ?? text, end));
	}

	/** A text that is too long for the field is saved at once. */
	function take(event: ClipboardEvent<Field> | DragEvent<Field>) {
		const long = takeLongText(event);
		if (long !== undefined) finish(() => onSave(doneWords ? long : toLine(long), 'enter'));
	}

	const props = {
		ref: field,
		className: 'record-field',
		'aria-label': label,
		defaultValue: text,
		onKeyDown: handleKey,
		onPaste: take,
		onDrop: take,
		onBlur: () => save('leave'),
	};
	if (!doneWords) return <input type="text" enterKeyHint="done" {...props} />;
	return (
		<>
			<button type="button" className="button primary" onClick={() => save('enter')}>
				{doneWords}
			</button>
			<textarea rows={8} enterKeyHint="enter" {...props} />
		</>
	);
}
