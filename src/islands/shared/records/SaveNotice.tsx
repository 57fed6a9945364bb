import { useRef } from 'react';
import type { StorageProblem } from '#browser/write-text.ts';
import type { SavingMessages } from '#i18n/messages/records/index.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useSaid } from '#islands/shared/use-said.ts';

interface Props {
	problem: StorageProblem | undefined;
	/** What will be lost, in a sentence. */
	lost: string;
	broken: boolean;
	t: SavingMessages;
	onRetry: () => void;
	onExport: () => void;
	onSaveBroken: () => void;
}

/** Reports what is not saved and why, with buttons for what the visitor can do. */
export function SaveNotice({ problem, lost, broken, t, ...actions }: Props) {
	const box = useRef<HTMLDivElement>(null);
	// What is saved takes its notice with it: the focus goes to the form before it.
	const kept = useFocusKept(() =>
		box.current?.previousElementSibling?.querySelector<HTMLElement>('input, textarea'),
	);
	const words = problem ? `${t[problem]} ${lost}` : '';
	useSaid(words);
	useSaid(broken ? t.broken : '');
	return (
		<div ref={box} className="record-notices" {...kept}>
			{problem && (
				<div className="record-notice">
					<p>{words}</p>
					<button type="button" className="button" onClick={actions.onRetry}>
						{t.retry}
					</button>
					<button type="button" className="button" onClick={actions.onExport}>
						{t.exportJson}
					</button>
				</div>
			)}
			{broken && (
				<div className="record-notice">
					<p>{t.broken}</p>
					<button type="button" className="button" onClick={actions.onSaveBroken}>
						{t.saveBroken}
					</button>
				</div>
			)}
		</div>
	);
}
