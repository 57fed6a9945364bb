import { saveFile } from '#browser/save-file.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { SaveNotice } from '#islands/shared/records/SaveNotice.tsx';
import { useSaving } from './use-saving.ts';

export interface NoticeProps {
	/** What should be stored by now, by key. */
	texts: Readonly<Record<string, string>>;
	/** The texts at first: what has not been changed need not be stored. */
	first: Readonly<Record<string, string>>;
	t: CalculatorMessages['saving'];
	/** Stored texts that could not be read, by key. */
	broken: ReadonlyMap<string, string>;
}

/** The notices of the lists, for what a calculator keeps. Loaded after the first change. */
export function SavingNotice({ texts, first, t, broken }: NoticeProps) {
	const [problem, onRetry] = useSaving(texts, first);
	if (!problem && broken.size === 0) return null;
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
