interface Props {
	/** A screen reader leaves a dash out. */
	words: string;
}

/** A value that is not known: a dash on the screen, words for assistive technology. */
export function Unknown({ words }: Props) {
	return (
		<span className="quiet">
			<span aria-hidden="true">–</span>
			<span className="hidden-words">{words}</span>
		</span>
	);
}
