import './search-panel.css';
import type { WritableAtom } from 'nanostores';
import {
	type ReactNode,
	type SyntheticEvent,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from 'react';
import { useNotice, useSaid } from '#islands/shared/use-said.ts';
import { readAddress } from './list-address.ts';
import type { SearchWords } from './list-words.ts';

interface Props {
	/** Attribute of `<html>` that is set while the panel is open; see `src/early/first-paint.ts`. */
	name: 'projects' | 'certificates';
	/** Whether it is open. */
	$open: WritableAtom<boolean>;
	onSearch: (query: string) => void;
	/** Called when the visitor has pressed Enter and the search is done: moves the focus to the first of what was found. */
	onEnter: () => void;
	/** What was found; it is said when the visitor pauses. */
	answer: string;
	t: Omit<SearchWords, 'none' | 'found'> & { hint?: string };
	children?: ReactNode;
}

/**
 * A search that opens and closes. Both buttons are always there and CSS shows one of them by the
 * state on `<html>`, because that state is known before React is.
 */
export function SearchPanel({ name, $open, onSearch, onEnter, answer, t, children }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const [filled, setFilled] = useState(false);
	const searchAtFirst = useEffectEvent(onSearch);
	useSaid(answer, 'search');
	const [refusal, setRefusal] = useNotice();

	// What was typed before React arrived or, without that, is in the address, is searched for at once.
	useEffect(() => {
		if (!field.current) return;
		field.current.value ||= readAddress('q');
		const { value } = field.current;
		if (value === '') return;
		setFilled(true);
		searchAtFirst(value);
	}, []);

	useEffect(() => {
		const { dataset } = document.documentElement;
		const mark = (open: boolean) => {
			if (open) delete dataset[name];
			else dataset[name] = 'false';
		};
		const stop = $open.subscribe(mark);
		// What the address asks for is shown.
		if (readAddress('q')) mark(true);
		return stop;
	}, [name, $open]);

	function search(query: string) {
		setRefusal('');
		setFilled(query !== '');
		onSearch(query);
	}

	function submit(event: SyntheticEvent) {
		event.preventDefault();
		const query = field.current?.value ?? '';
		search(query);
		if (query.trim() === '') setRefusal(t.blank);
		else setTimeout(onEnter);
	}

	function clear() {
		if (!field.current) return;
		field.current.value = '';
		search('');
		field.current.focus();
	}

	function toggle(open: boolean) {
		$open.set(open);
		if (open) field.current?.focus();
		else {
			clear();
			opener.current?.focus();
		}
	}

	const id = `search-${name}`;
	return (
		<>
			<button
				ref={opener}
				type="button"
				className={`button open-${name}`}
				onClick={() => toggle(true)}
			>
				{t.openSearch}
			</button>
			<button type="button" className={`button close-${name}`} onClick={() => toggle(false)}>
				{t.closeSearch}
			</button>
			{children}
			<search className={`search-panel panel-${name}`}>
				<label htmlFor={id}>{t.field}</label>
				<form className="search-field" onSubmit={submit}>
					<input
						ref={field}
						id={id}
						type="search"
						name="query"
						autoComplete="off"
						spellCheck={false}
						maxLength={10_000}
						aria-invalid={refusal !== ''}
						aria-describedby={
							`${t.hint ? `${id}-hint ` : ''}${refusal ? `${id}-answer` : ''}` || undefined
						}
						onInput={(event) => search(event.currentTarget.value)}
					/>
					{/* Not `disabled`: pressing a disabled button would take the focus from the field. */}
					<button type="button" className="button" aria-disabled={!filled} onClick={clear}>
						{t.clear}
					</button>
				</form>
				{t.hint && (
					<p id={`${id}-hint`} className="quiet">
						{t.hint}
					</p>
				)}
				{/* Where the address asks, the answer is there before React is. */}
				<p id={`${id}-answer`} className="search-answer" suppressHydrationWarning>
					{refusal || answer}
				</p>
			</search>
		</>
	);
}
