import { useSaid } from '#islands/shared/use-said.ts';
import type { PagesWords } from './list-words.ts';
import type { WholeList } from './use-whole-list.ts';

interface Props {
	state: WholeList;
	t: PagesWords;
	onRetry: () => void;
}

/** Reports that the other pages of a list are loading or could not be loaded. */
export function WholeListState({ state, t, onRetry }: Props) {
	const words = state === 'loading' || state === 'failed' ? t[state] : '';
	useSaid(words, 'list');
	return (
		<>
			<p className="quiet">{words}</p>
			{state === 'failed' && (
				<button type="button" className="button" onClick={onRetry}>
					{t.retry}
				</button>
			)}
		</>
	);
}
