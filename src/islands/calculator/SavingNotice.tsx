import { saveFile } from '#browser/save-file.ts';
import { SaveNotice } from '#islands/shared/records/SaveNotice.tsx';
import type { NoticeProps } from './Saving.tsx';

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
