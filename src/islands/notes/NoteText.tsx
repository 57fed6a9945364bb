import { findMatches, foldText } from '#lib/search.ts';
import { splitTitle } from '#tools/notes/title.ts';

interface Props {
	text: string;
	query: string;
}

/** The title of a note and its body, with what is searched for marked. */
export function NoteText({ text, query }: Props) {
	const { title, body } = splitTitle(text);
	const [sign = ''] = /^ {0,3}#{1,6} /.exec(title) ?? [];
	return (
		<>
			<strong className="note-title">
				{sign && <span className="note-sign">{sign}</span>}
				<Marked text={title.slice(sign.length)} query={query} />
			</strong>
			{body !== '' && (
				<span>
					<Marked text={body} query={query} />
				</span>
			)}
		</>
	);
}

function Marked({ text, query }: Props) {
	const ranges = findMatches(text, [foldText(query).trim()]);
	return (
		<>
			{ranges.map(([start, end], index) => (
				<span key={start}>
					{text.slice(ranges[index - 1]?.[1] ?? 0, start)}
					<mark>{text.slice(start, end)}</mark>
				</span>
			))}
			{text.slice(ranges.at(-1)?.[1] ?? 0)}
		</>
	);
}
