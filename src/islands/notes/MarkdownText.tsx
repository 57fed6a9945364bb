import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import { readNote, tickBox } from '#tools/notes/boxes.ts';
import { toSummary } from '#tools/notes/summary.ts';
import { Marked } from './Marked.tsx';

interface Props {
	text: string;
	/** A box was ticked. */
	onChange: (text: string) => void;
	onEdit: () => void;
}

/** A text in Markdown as elements; a new line stays one, as in the text. Tags in it stay text, and pictures are links: nothing is loaded from elsewhere. */
export function MarkdownText({ text, onChange, onEdit }: Props) {
	const nodes = useMemo(() => toNodes(readNote(text)), [text]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the boxes, and a button edits too.
		<div
			className="note-markdown"
			dir="auto"
			onChange={({ target, currentTarget }) => {
				const boxes = [...currentTarget.querySelectorAll<Element>('input')];
				if (target instanceof Element) onChange(tickBox(text, boxes.indexOf(target)));
			}}
			onDoubleClick={({ target }) => {
				if (target instanceof Element && !target.closest('label, a')) onEdit();
			}}
		>
			{nodes}
		</div>
	);
}

/** A note is part of a page that has an `h1`. */
const headings = ['h2', 'h3', 'h4'] as const;

function toNodes(tokens: readonly Token[] | undefined): ReactNode[] {
	return (tokens ?? []).map((token, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text have no other names.
		<Fragment key={index}>{toNode(token as MarkedToken)}</Fragment>
	));
}

function toNode(token: MarkedToken): ReactNode {
	switch (token.type) {
		case 'space':
		case 'checkbox':
			return null;
		case 'heading':
			return toHeading(token);
		case 'list':
			return toList(token);
		case 'table':
			return toTable(token);
		case 'link':
		case 'image':
			return toLink(token);
		case 'paragraph':
			return <p>{toNodes(token.tokens)}</p>;
		case 'blockquote':
			return <blockquote>{toNodes(token.tokens)}</blockquote>;
		case 'code':
			return (
				<pre>
					<code>{token.text}</code>
				</pre>
			);
		case 'hr':
			return <hr />;
		case 'br':
			return <br />;
		case 'strong':
			return <strong>{toNodes(token.tokens)}</strong>;
		case 'em':
			return <em>{toNodes(token.tokens)}</em>;
		case 'del':
			return <del>{toNodes(token.tokens)}</del>;
		case 'codespan':
			return <code>{token.text}</code>;
		default:
			return 'tokens' in token && token.tokens ? toNodes(token.tokens) : toWords(token);
	}
}

function toHeading({ depth, tokens }: Tokens.Heading): ReactNode {
	const Heading = headings[depth - 1] ?? 'h4';
	return <Heading>{toNodes(tokens)}</Heading>;
}

function toWords(token: MarkedToken): ReactNode {
	return <Marked text={'text' in token ? token.text : token.raw} />;
}

function toList({ ordered, start, items }: Tokens.List): ReactNode {
	const rows = items.map((item, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the entries of a list have no other names.
		<li key={index} className={item.task ? 'note-task' : undefined}>
			{item.task ? toTask(item) : toNodes(item.tokens)}
		</li>
	));
	return ordered ? <ol start={start === '' ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>;
}

/** Its first words tick the box, too. */
function toTask({ text, checked, tokens }: Tokens.ListItem): ReactNode {
	const [words, ...rest] = tokens.filter(({ type }) => type !== 'checkbox');
	const inline = words && 'tokens' in words && words.type !== 'list' ? words.tokens : undefined;
	return (
		<>
			<label>
				<input type="checkbox" aria-label={toSummary(text, '').title} checked={checked} readOnly />
				{toNodes(inline)}
			</label>
			{toNodes(inline ? rest : words && [words, ...rest])}
		</>
	);
}

function toTable({ header, rows }: Tokens.Table): ReactNode {
	return (
		<table>
			<tbody>
				{[header, ...rows].map((cells, row) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other names.
					<tr key={row}>
						{cells.map((cell, column) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: columns have no other names.
							<td key={column} style={{ textAlign: cell.align ?? undefined }}>
								{toNodes(cell.tokens)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function toLink(token: Tokens.Link | Tokens.Image): ReactNode {
	const words = token.type === 'link' ? toNodes(token.tokens) : token.text;
	if (!/^https:/i.test(token.href)) return words;
	return (
		<a href={token.href} rel="noreferrer">
			{words}
		</a>
	);
}
