import { saveFile } from '#browser/save-file.ts';
import type { SavingMessages } from '#i18n/messages/records/index.ts';
import { SaveNotice } from '#islands/shared/records/SaveNotice.tsx';
import { useSaving } from './use-saving.ts';

export interface NoticeProps {
	/** Name of the exported file, without its extension. */
	file: string;
	/** What should be stored by now, by key. */
	texts: Readonly<Record<string, string>>;
	/** The texts at first: what has not been changed need not be stored. */
	first: Readonly<Record<string, string>>;
	t: SavingMessages & { lost: string };
	/** Stored texts that could not be read, by key. */
	broken: ReadonlyMap<string, string>;
}

/** The notices of the lists, for what other tools keep. Loaded after the first change. */
export function SavingNotice({ file, texts, first, t, broken }: NoticeProps) {
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
				saveFile(`${file}.json`, JSON.stringify(texts, null, '\t'), 'application/json')
			}
			onSaveBroken={() =>
				saveFile(`${file}-broken.txt`, [...broken.values()].join('\n\n'), 'text/plain')
			}
		/>
	);
}
