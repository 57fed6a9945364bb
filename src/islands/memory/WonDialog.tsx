import type { MemoryMessages } from '#i18n/messages/memory/index.ts';
import { fill } from '#i18n/messages.ts';
import { Dialog } from '#islands/shared/Dialog.tsx';
import type { Game } from '#tools/memory/game.ts';
import type { FruitPictures } from './pictures.ts';

interface Props {
	open: boolean;
	game: Game;
	result: string;
	/** No game in this browser was better. */
	record: boolean;
	pictures: FruitPictures;
	onYes: () => void;
	onNo: () => void;
	t: Omit<MemoryMessages, 'notes'>;
}

/** All cards are matched: an embroidery that is stitched now, the fruits in the order of finding, and a question. */
export function WonDialog({ open, game, result, record, pictures, onYes, onNo, t }: Props) {
	return (
		<Dialog
			open={open}
			title={t.won}
			onClose={onNo}
			actions={
				<>
					<button type="button" className="button primary" onClick={onYes}>
						{t.yes}
					</button>
					<button type="button" className="button" onClick={onNo}>
						{t.no}
					</button>
				</>
			}
		>
			<svg className="memory-prize" viewBox="0 0 290 290" aria-hidden="true">
				<use href="#card-back" />
			</svg>
			<p className="memory-harvest" aria-hidden="true">
				{open && game.found.map((fruit) => <img key={fruit} src={pictures[fruit]} alt="" />)}
			</p>
			<p>
				{fill(t.wonMore, { result })} {record && t.record}{' '}
				{game.moves === game.found.length && t.perfect} {t.again}
			</p>
		</Dialog>
	);
}
