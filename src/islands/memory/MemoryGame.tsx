import './styles.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { say } from '#browser/voice.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MemoryMessages } from '#i18n/messages/memory/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import { useClock } from '#islands/shared/use-clock.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { formatDuration } from '#lib/duration.ts';
import {
	type Card,
	flipBackMs,
	fruits,
	type Game,
	getCards,
	isBlocked,
	isRunning,
	isWon,
	undealt,
} from '#tools/memory/game.ts';
import { findNext } from '#tools/memory/grid-keys.ts';
import type { GameResult } from '#tools/memory/result.ts';
import {
	$best,
	$game,
	spend,
	startGame,
	toMemoryTexts,
	turnBack,
	turnCard,
	untouchedTexts,
} from '#tools/memory/store.ts';
import { MemoryCard } from './MemoryCard.tsx';
import { type FruitPictures, loadPictures } from './pictures.ts';
import { WonDialog } from './WonDialog.tsx';

interface Props {
	locale: Locale;
	pictures: FruitPictures;
	t: Omit<MemoryMessages, 'notes'>;
}

/** The table of the memory game with its counters. */
export function MemoryGame({ locale, pictures, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const table = useRef<HTMLDivElement>(null);
	const game = useSaved($game, undealt);
	const best = useSaved($best, null);
	const [current, setCurrent] = useState(0);
	const [asking, setAsking] = useState(false);
	/** The visitor has played: before that there is nothing to lose. */
	const [played, setPlayed] = useState(false);
	const cards = getCards(game);
	const blocked = isBlocked(game);
	const countTime = useClock(isRunning(game), spend);

	useEffect(() => {
		if ($game.get().seed === 0) startGame();
	}, []);

	useEffect(() => loadPictures(pictures), [pictures]);

	useEffect(() => {
		if (!blocked) return;
		const timer = setTimeout(turnBack, flipBackMs);
		return () => clearTimeout(timer);
	}, [blocked]);

	function turn(place: number) {
		setPlayed(true);
		countTime();
		const before = $game.get();
		setCurrent(place);
		turnCard(place);
		const after = $game.get();
		if (after === before) return;
		say(describe(after, place, t));
		if (isWon(after)) setAsking(true);
	}

	function start() {
		startGame();
		setPlayed(true);
		setAsking(false);
		say(t.dealt);
		setCurrent(0);
	}

	function move(event: KeyboardEvent<HTMLButtonElement>, place: number) {
		if (event.ctrlKey || event.altKey || event.metaKey) return;
		const next = findNext(event.key, place, {
			columns: countColumns(table.current),
			count: cards.length,
		});
		if (next === undefined) return;
		event.preventDefault();
		setCurrent(next);
		table.current?.querySelectorAll('button')[next]?.focus();
	}

	const asks = asking && isWon(game);

	// The question covers the lower part of a phone's window.
	useEffect(() => {
		if (asks) table.current?.scrollIntoView({ block: 'nearest' });
	}, [asks]);

	function toResult({ moves, ms }: GameResult): string {
		return fill(t.result, { moves: plural(locale, t.movesCount, moves), time: formatDuration(ms) });
	}

	return (
		<>
			<Saving
				file="memory"
				texts={played ? toMemoryTexts() : untouchedTexts}
				first={untouchedTexts}
				t={t.saving}
			/>
			<div ref={root} className="memory">
				<div className="memory-top">
					<dl className="memory-counters">
						<div>
							<dt>{t.moves}</dt>
							<dd className="figures">{game.moves}</dd>
						</div>
						<div>
							<dt>{t.time}</dt>
							<dd className="figures">{formatDuration(game.ms)}</dd>
						</div>
					</dl>
					<button type="button" className="button primary" onClick={start}>
						{t.newGame}
					</button>
				</div>
				{/* biome-ignore lint/a11y/useSemanticElements: the cards are buttons, not the fields of a form. */}
				<div
					ref={table}
					role="group"
					aria-label={t.cards}
					className="memory-table"
					data-won={asks || undefined}
				>
					{cards.map((card, place) => (
						<MemoryCard
							// biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the table.
							key={place}
							card={card}
							picture={pictures[card.fruit]}
							name={toName(card, place, t)}
							current={place === current}
							onTurn={() => turn(place)}
							onKey={(event) => move(event, place)}
						/>
					))}
				</div>
				<p className="memory-best">
					<span className="quiet">{t.best}</span> <b>{best ? toResult(best) : t.noBest}</b>
				</p>
				<WonDialog
					open={asks}
					game={game}
					result={toResult(game)}
					record={best !== null && best.moves === game.moves && best.ms === game.ms}
					pictures={pictures}
					onYes={start}
					onNo={() => setAsking(false)}
					t={t}
				/>
			</div>
		</>
	);
}

function toName({ fruit, flipped, matched }: Card, place: number, t: Props['t']): string {
	const words = matched ? t.found : flipped ? t.open : t.card;
	return fill(words, { place: place + 1, fruit: flipped ? t.fruits[fruit] : '' });
}

/** What happened, for those who do not see the cards. */
function describe(game: Game, place: number, t: Props['t']): string {
	const cards = getCards(game);
	const nameOf = (at: number | undefined) => {
		const card = cards[at ?? -1];
		return card ? t.fruits[card.fruit] : '';
	};
	if (isWon(game)) return '';
	if (isBlocked(game)) {
		return fill(t.noPair, { first: nameOf(game.up[0]), second: nameOf(game.up[1]) });
	}
	if (game.up.length === 1) return fill(t.turned, { place: place + 1, fruit: nameOf(place) });
	return fill(t.pair, { fruit: nameOf(place), found: game.found.length, all: fruits.length });
}

/** The number of cards in a row depends on the width of the window. */
function countColumns(table: HTMLElement | null): number {
	const tops = [...(table?.children ?? [])].map((card) => card.getBoundingClientRect().top);
	const inFirstRow = tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length;
	return Math.max(inFirstRow, 1);
}
