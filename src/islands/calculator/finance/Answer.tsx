interface Props {
	/** What happened last, for everybody. */
	words: string | undefined;
	/** The words are a result. */
	solved: boolean;
	/** One of them can be picked. */
	choices: readonly { face: string; onPick: () => void }[];
	/** Shown where there are no words. */
	hint: string;
}

/** What the calculator answers: a result, why there is none, or several to pick from. */
export function Answer({ words, solved, choices, hint }: Props) {
	return (
		<div className="answer">
			<p className={solved ? 'answer-words solved' : 'answer-words'}>{words}</p>
			{choices.length > 0 && (
				<div className="controls">
					{choices.map(({ face, onPick }) => (
						<button key={face} type="button" className="button" onClick={onPick}>
							{face}
						</button>
					))}
				</div>
			)}
			{words === undefined && <p className="answer-hint">{hint}</p>}
		</div>
	);
}
