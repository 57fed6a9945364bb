import type { MemoryMessages } from '#i18n/messages/memory/index.ts';
import { fill } from '#i18n/messages.ts';
import { Dialog } from '#islands/shared/Dialog.tsx';

interface Props {
	open: boolean;
	result: string;
	/** No game in this browser was better. */
	record: boolean;
	onYes: () => void;
	onNo: () => void;
	t: Omit<MemoryMessages, 'notes'>;
}

/** Asks to play again when all cards are matched. */
export function WonDialog({ open, result, record, onYes, onNo, t }: Props) {
	return (
		<Dialog
			open={open}
			title={t.won}
			onClose={onNo}
			actions={
				<>
					<button type="button" className="button" onClick={onNo}>
						{t.no}
					</button>
					<button type="button" className="button primary" onClick={onYes}>
						{t.yes}
					</button>
				</>
			}
		>
			<p>
				{fill(t.wonMore, { result })} {record && t.record}
			</p>
			<p>{t.again}</p>
		</Dialog>
	);
}
