import {
	type ClipboardEvent,
	type DragEvent,
	type KeyboardEvent,
	useLayoutEffect,
	useRef,
} from 'react';
import type { Edit } from '#browser/records/edit.ts';
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
	onSave: (edit: Edit, end: EditEnd) => void;
	/** Receives what was dropped. */
	onCancel: (edit: Edit) => void;
}

/**
 * The text of a record while it is edited: Enter or leaving the field saves, Escape cancels. What was
 * changed is saved too when the page is left, and when the row goes because another tab deleted it. A field in which
 * nothing was written follows what another tab changes.
 */
export function EditField({ label, text, done: doneWords, onSave, onCancel }: Props) {
	const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
	const done = useRef(false);
	/** The text that the edit began with, and what the field made of it: fields have line breaks of their own. */
	const began = useRef({ text, value: text });

	// At once: the next key changes the text.
	useLayoutEffect(() => {
		const { current } = field;
		if (!current) return;
		began.current.value = current.value;
		current.focus();
		current.setSelectionRange(current.value.length, current.value.length);
	}, []);

	useLayoutEffect(() => {
		const { current } = field;
		if (!current || text === began.current.text || current.value !== began.current.value) return;
		const { selectionStart, selectionEnd } = current;
		current.value = text;
		current.setSelectionRange(selectionStart, selectionEnd);
		began.current = { text, value: current.value };
	}, [text]);

	const saveChanged = useRef((_: EditEnd) => {});
	useLayoutEffect(() => {
		saveChanged.current = (end) => {
			const edit = toEdit();
			if (edit.written !== edit.began) finish(() => onSave(edit, end));
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

	function toEdit(written = field.current?.value ?? began.current.value): Edit {
		const { text, value } = began.current;
		return { began: text, written: written === value ? text : written };
	}

	function finish(end: () => void) {
		if (done.current) return;
		done.current = true;
		end();
	}

	function handleKey(event: KeyboardEvent<Field>) {
		if (event.key === 'Escape' && !event.nativeEvent.isComposing) finish(() => onCancel(toEdit()));
		if (!endsText(event)) return;
		event.preventDefault();
		save('enter');
	}

	function save(end: EditEnd) {
		finish(() => onSave(toEdit(), end));
	}

	/** A text that is too long for the field is saved at once. */
	function take(event: ClipboardEvent<Field> | DragEvent<Field>) {
		const long = takeLongText(event);
		if (long !== undefined) finish(() => onSave(toEdit(doneWords ? long : toLine(long)), 'enter'));
	}

	const props = {
		ref: field,
		className: 'record-field',
		'aria-label': label,
		defaultValue: began.current.text,
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
