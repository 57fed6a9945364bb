import { saveFile } from '#browser/save-file.ts';
import type { StorageProblem } from '#browser/write-text.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { SaveNotice } from '#islands/shared/records/SaveNotice.tsx';

export interface NoticeProps {
	/** What should be stored by now, by key. */
	texts: Readonly<Record<string, string>>;
	t: CalculatorMessages['saving'];
	problem: StorageProblem | undefined;
	/** Stored texts that could not be read, by key. */
	broken: ReadonlyMap<string, string>;
	onRetry: () => void;
}

/** The notices of the lists, for what a calculator keeps. Loaded when there is something to report. */
export function SavingNotice({ texts, t, problem, broken, onRetry }: NoticeProps) {
	return (
		<SaveNotice
			problem={problem}
			lost={t.lost}
			broken={broken.size > 0}
			t={t}
			onRetry={onRetry}
			onExport={() =>
				saveFile('calculator.json', JSON.stringify(texts, null, '\t'), 'application/json')
			}
			onSaveBroken={() =>
				saveFile('calculator-broken.txt', [...broken.values()].join('\n\n'), 'text/plain')
			}
		/>
	);
}
