import {
	type ClipboardEvent,
	type DragEvent,
	type KeyboardEvent,
	useEffect,
	useLayoutEffect,
	useRef,
} from 'react';
import { toLine } from '#browser/records/long-text.ts';
import { takeLongText } from './take-long-text.ts';

/** Enter; the visitor went on elsewhere or left the page; the field went with its row. */
export type EditEnd = 'enter' | 'leave' | 'gone';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Props {
	label: string;
	text: string;
	/** A text of several lines: Enter saves it, Shift and Enter begin a line. */
	lines?: boolean;
	onSave: (text: string, end: EditEnd) => void;
	onCancel: () => void;
}

/**
 * The text of a record while it is edited: Enter or leaving the field saves, Escape cancels. What was
 * changed is saved too when the page is left, and when the row goes because another tab deleted it.
 */
export function EditField({ label, text, lines = false, onSave, onCancel }: Props) {
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
		if (event.nativeEvent.isComposing) return;
		const { value } = event.currentTarget;
		if (event.key === 'Escape') finish(onCancel);
		if (event.key !== 'Enter' || event.shiftKey) return;
		event.preventDefault();
		finish(() => onSave(value, 'enter'));
	}

	/** A text that is too long for the field is saved at once. */
	function take(event: ClipboardEvent<Field> | DragEvent<Field>) {
		const long = takeLongText(event);
		if (long !== undefined) finish(() => onSave(lines ? long : toLine(long), 'enter'));
	}

	const props = {
		ref: field,
		className: 'record-field',
		'aria-label': label,
		defaultValue: text,
		onKeyDown: handleKey,
		onPaste: take,
		onDrop: take,
		onBlur: () => finish(() => onSave(field.current?.value ?? text, 'leave')),
	};
	return lines ? <textarea rows={4} {...props} /> : <input type="text" {...props} />;
}
