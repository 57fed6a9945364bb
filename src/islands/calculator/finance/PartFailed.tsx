import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { useSaid } from '#islands/shared/use-said.ts';

interface Props {
	t: Pick<CalculatorMessages['mode'], 'failed' | 'retry'>;
	onAgain: () => void;
}

/** Replaces a part whose script failed to load. */
export function PartFailed({ t, onAgain }: Props) {
	useSaid(t.failed);
	return (
		<div className="part-failed">
			<p>{t.failed}</p>
			<button type="button" className="button" onClick={onAgain}>
				{t.retry}
			</button>
		</div>
	);
}
