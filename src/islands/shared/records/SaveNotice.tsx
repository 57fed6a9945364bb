import type { Locale } from '#i18n/locales.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { plural } from '#i18n/messages.ts';

interface Props {
	locale: Locale;
	problem: 'full' | 'blocked' | undefined;
	unsaved: number;
	broken: boolean;
	t: RecordMessages;
	onRetry: () => void;
	onExport: () => void;
	onSaveBroken: () => void;
}

/** Reports what is not saved and why, with buttons for what the visitor can do. */
export function SaveNotice({ locale, problem, unsaved, broken, t, ...actions }: Props) {
	const shown = problem !== undefined && unsaved > 0;
	return (
		<div role="alert" className="record-notices">
			{shown && (
				<div className="record-notice">
					<p>
						{t[problem]} {plural(locale, t.unsavedCount, unsaved)}
					</p>
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
