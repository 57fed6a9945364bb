import {
	autocompletion,
	closeBrackets,
	closeBracketsKeymap,
	closeCompletion,
	completionKeymap,
} from '@codemirror/autocomplete';
import {
	defaultKeymap,
	history,
	historyKeymap,
	indentWithTab,
	simplifySelection,
} from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
	bracketMatching,
	HighlightStyle,
	indentOnInput,
	indentUnit,
	syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, linter, lintKeymap } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import {
	drawSelection,
	EditorView,
	highlightActiveLine,
	keymap,
	lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { findSyntaxFault } from '#lib/trace/syntax-fault.ts';
import { toFaultWords } from './fault-words.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

export interface CodeEditor {
	/** Replaces the text, as one step that can be undone. */
	setCode: (code: string) => void;
	focus: () => void;
	close: () => void;
}

interface Options {
	code: string;
	selection: { anchor: number; head: number };
	/** How far the text is scrolled, in CSS px. */
	scrollTop: number;
	t: WorkshopMessages['editor'];
	onChange: (code: string) => void;
	/** Ctrl+Enter, or Cmd+Enter on a Mac. */
	onRun: () => void;
}

/**
 * A code editor inside of an element. It lives in a shadow root: only there does CodeMirror use
 * constructed style sheets, which the content policy allows, and not style elements.
 */
export function openCodeEditor(host: HTMLElement, options: Options): CodeEditor {
	function runAll() {
		options.onRun();
		return true;
	}

	const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
	const view = new EditorView({
		root,
		parent: root,
		state: EditorState.create({
			doc: options.code,
			selection: options.selection,
			extensions: [
				lineNumbers(),
				history(),
				drawSelection(),
				indentOnInput(),
				bracketMatching(),
				highlightActiveLine(),
				javascript(),
				indentUnit.of('\t'),
				EditorState.tabSize.of(2),
				EditorView.lineWrapping,
				closeBrackets(),
				autocompletion({ icons: false, defaultKeymap: false }),
				linter(({ state }) => findDiagnostics(state.doc.toString(), options.t)),
				syntaxHighlighting(colours),
				theme,
				// First of all: while names are offered, the arrow keys and Enter choose one.
				Prec.highest(keymap.of(completionKeymap.filter(({ key }) => key !== 'Escape'))),
				keymap.of([
					{ key: 'Mod-Enter', run: runAll },
					{ key: 'Escape', run: leave },
					...closeBracketsKeymap,
					...defaultKeymap,
					...historyKeymap,
					...lintKeymap,
					indentWithTab,
				]),
				EditorView.domEventHandlers({
					beforeinput: insertText,
					focus: leaveWithTab,
					click: indentAgain,
					keydown: keepSlash,
				}),
				EditorView.contentAttributes.of({
					'aria-label': options.t.label,
					'aria-description': options.t.keys,
					// A part that scrolls has to contain something that the keyboard reaches: axe finds only this.
					tabindex: '0',
				}),
				EditorView.updateListener.of(({ docChanged, state }) => {
					if (docChanged) options.onChange(state.doc.toString());
				}),
			],
		}),
	});
	view.scrollDOM.scrollTop = options.scrollTop;
	return {
		setCode: (insert) => {
			view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } });
		},
		focus: () => view.focus(),
		close: () => view.destroy(),
	};
}

/**
 * After Escape, Tab leaves the editor. CodeMirror does the same for two seconds only, which is too short for visitors
 * who press keys slowly, and not after an Escape that ends a selection. Here it lasts until another key is pressed.
 */
function leave(view: EditorView) {
	closeCompletion(view);
	simplifySelection(view);
	leaveWithTab(undefined, view);
	return true;
}

/** Whoever only passes with Tab has done nothing yet, and passes: it indents after another key or a click. */
function leaveWithTab(_: unknown, view: EditorView) {
	view.setTabFocusMode(Number.POSITIVE_INFINITY);
}

function indentAgain(_: MouseEvent, view: EditorView) {
	view.setTabFocusMode(false);
}

/**
 * Puts typed text in as a change of the document. Left to the browser, text that replaces coloured
 * text keeps its colour in a style attribute, which the content policy reports.
 */
function insertText({ inputType, data, isComposing }: InputEvent, view: EditorView): boolean {
	if (inputType !== 'insertText' || data === null || isComposing || view.composing) return false;
	const { from, to } = view.state.selection.main;
	const insert = () => view.state.update(view.state.replaceSelection(data));
	// The extension that closes brackets comes first, as it does where CodeMirror reads the change from the page.
	if (
		view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, insert))
	)
		return true;
	view.dispatch(view.state.replaceSelection(data), {
		userEvent: 'input.type',
		scrollIntoView: true,
	});
	return true;
}

function findDiagnostics(code: string, t: Options['t']): Diagnostic[] {
	const fault = findSyntaxFault(code);
	if (!fault) return [];
	const { from, to } = fault;
	return [{ from, to, severity: 'error', message: toFaultWords(fault, t) }];
}

/** Outside of the shadow root a slash would not look typed, and would open the search of the site. */
function keepSlash(event: KeyboardEvent) {
	if (event.key === '/') event.stopPropagation();
}

/** Custom properties reach into a shadow root; the colours are those of code.css. */
const colours = HighlightStyle.define([
	{ tag: [tags.keyword, tags.operatorKeyword], color: 'var(--code-keyword)', fontWeight: '600' },
	{ tag: [tags.string, tags.regexp], color: 'var(--code-string)' },
	{ tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
	{ tag: tags.comment, color: 'var(--ink-2)', fontStyle: 'italic' },
	{ tag: tags.definition(tags.variableName), color: 'var(--code-name)' },
]);

const theme = EditorView.theme({
	'&': { fontSize: '0.9375rem', blockSize: 'var(--editor)' },
	'&.cm-focused': { outline: '2px solid var(--cobalt)', outlineOffset: '2px' },
	'.cm-scroller': { fontFamily: 'var(--code)', lineHeight: '1.6' },
	'.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.75rem' },
	'.cm-gutters': {
		backgroundColor: 'var(--paper-2)',
		borderInlineEnd: '1px solid var(--line)',
		color: 'var(--ink-2)',
	},
	// Not the colour of the current line of a trace.
	'.cm-activeLine, .cm-activeLineGutter': {
		backgroundColor: 'color-mix(in oklch, var(--ink) 6%, transparent)',
	},
	'.cm-cursor': { borderInlineStartColor: 'var(--ink)' },
	'&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
		{ backgroundColor: 'var(--code-selection)' },
	// Its own drawing of a wave is an image in an address, which the content policy refuses.
	'.cm-lintRange-error': {
		backgroundImage: 'none',
		textDecoration: 'underline wavy var(--code-fault)',
		textUnderlineOffset: '0.2em',
	},
	'.cm-lintPoint-error::after': { borderBottomColor: 'var(--code-fault)' },
	'.cm-tooltip, .cm-panels': {
		backgroundColor: 'var(--paper)',
		border: '1px solid var(--edge)',
		borderRadius: 'var(--radius)',
		color: 'var(--ink)',
	},
	'.cm-diagnostic': { fontFamily: 'var(--text)', whiteSpace: 'normal' },
	'.cm-diagnostic-error': { borderInlineStart: '4px solid var(--code-fault)' },
	'.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--code)' },
	'.cm-tooltip-autocomplete ul li[aria-selected]': {
		backgroundColor: 'var(--cobalt)',
		color: 'var(--paper)',
	},
	'&.cm-focused .cm-matchingBracket': {
		backgroundColor: 'transparent',
		outline: '1px solid var(--edge)',
	},
});
