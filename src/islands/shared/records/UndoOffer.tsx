export interface UndoOfferProps {
	/** What was done, in a sentence; whoever shows it has it said. */
	message: string;
	/** Absent when there is nothing to undo. */
	onUndo?: (() => void) | undefined;
}

/** What was done last, with a button that undoes it. */
export function UndoOffer({ message, onUndo, words }: UndoOfferProps & { words: string }) {
	return (
		<div className="undo-offer">
			<p>{message}</p>
			{onUndo && (
				<button type="button" className="button" onClick={onUndo}>
					{words}
				</button>
			)}
		</div>
	);
}
