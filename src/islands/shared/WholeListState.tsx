import type { PagesWords } from './list-words.ts';
import type { WholeList } from './use-whole-list.ts';

interface Props {
	state: WholeList;
	t: PagesWords;
	onRetry: () => void;
}

/** Reports that the other pages of a list are loading or could not be loaded. */
export function WholeListState({ state, t, onRetry }: Props) {
	return (
		<>
			<p role="status" className="quiet">
				{state === 'loading' && t.loading}
				{state === 'failed' && t.failed}
			</p>
			{state === 'failed' && (
				<button type="button" className="button" onClick={onRetry}>
					{t.retry}
				</button>
			)}
		</>
	);
}
