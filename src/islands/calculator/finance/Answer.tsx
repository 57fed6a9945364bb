interface Props {
	/** What happened last, for everybody. */
	words: string | undefined;
	/** What the display shows, for those who do not see it; spoken where there are no words. */
	spoken: string;
	/** The words are a result. */
	solved: boolean;
	/** One of them can be picked. */
	choices: readonly { face: string; onPick: () => void }[];
	/** Shown where there are no words. */
	hint: string;
}

/** What the calculator answers: a result, why there is none, or several to pick from. */
export function Answer({ words, spoken, solved, choices, hint }: Props) {
	return (
		<div className="answer">
			<p role="status" className={solved ? 'answer-words solved' : 'answer-words'}>
				{words ?? <span className="hidden-words">{spoken}</span>}
			</p>
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
