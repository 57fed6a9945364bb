import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { memory as messages } from '#i18n/messages/memory/index.ts';
import { MemoryGame } from '#islands/memory/MemoryGame.tsx';
import { deal, flipBackMs, fruits, getCards } from '#tools/memory/game.ts';
import { $best, $game } from '#tools/memory/store.ts';
import { clickText, textAt } from '../page.ts';

const seed = 20;
const used = fruits.slice(0, 6);
const pictures = {
	apple: '/0.svg',
	banana: '/1.svg',
	grape: '/2.svg',
	lychee: '/3.svg',
	pineapple: '/4.svg',
	strawberry: '/5.svg',
	cherry: '/6.svg',
	lemon: '/7.svg',
	orange: '/8.svg',
	pear: '/9.svg',
	plum: '/10.svg',
	watermelon: '/11.svg',
};

beforeEach(() => {
	vi.useFakeTimers();
	for (const $result of Object.values($best)) $result.set(null);
	history.replaceState(null, '', '#');
	$game.set(deal(seed));
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

test('no fruit is in the page before a card is turned, neither as a word nor as a picture', () => {
	const { container } = open();
	expect(cards()).toHaveLength(12);
	expect(container.querySelector('img')).toBeNull();
	for (const fruit of fruits) {
		expect(container.innerHTML).not.toContain(messages.en.fruits[fruit]);
		expect(container.innerHTML).not.toContain(fruit);
	}
});

test('a click turns a card up, names it and announces it', () => {
	open();
	turn(0);
	const fruit = fruitAt(0);
	expect(cards()[0]?.getAttribute('aria-label')).toBe(`Card 1: ${fruit}`);
	expect(cards()[0]?.querySelectorAll('img')).toHaveLength(1);
	expect(announcement()).toBe(`Card 1: ${fruit}.`);
});

test('a mismatch is turned back after 500 ms, and until then nothing can be turned', () => {
	const { container } = open();
	const other = places().find((place) => fruitAt(place) !== fruitAt(0)) ?? 0;
	const third = places().find((place) => place !== 0 && place !== other) ?? 0;
	turn(0);
	turn(other);
	expect(announcement()).toContain('Not a pair');
	turn(third);
	expect(container.querySelectorAll('img')).toHaveLength(2);
	wait(flipBackMs - 1);
	expect(container.querySelectorAll('img')).toHaveLength(2);
	wait(1);
	expect(container.querySelectorAll('img')).toHaveLength(0);
	turn(third);
	expect(container.querySelectorAll('img')).toHaveLength(1);
});

test('when all are matched a dialog asks to play again; yes deals new cards', () => {
	open();
	for (const fruit of new Set(getCards(deal(seed)).map((card) => card.fruit))) turnPair(fruit);
	const dialog = screen.getByRole('dialog');
	expect(dialog.hasAttribute('open')).toBe(true);
	expect(dialog.textContent).toContain('Shall we play again?');
	expect(dialog.textContent).toContain('6 moves');
	clickText('Play again');
	expect($game.get().moves).toBe(0);
	expect($game.get().seed).not.toBe(seed);
	expect(dialog.hasAttribute('open')).toBe(false);
	expect($best[6].get()?.moves).toBe(6);
	expect(counter('Best')).toContain('6 moves');
});

test('"New game" shuffles and resets in the middle of a game', () => {
	open();
	turnPair(fruitAt(0));
	turn(places().find((place) => fruitAt(place) !== fruitAt(0)) ?? 0);
	clickText('New game');
	expect($game.get()).toMatchObject({ up: [], found: [], moves: 0, ms: 0 });
	expect(announcement()).toBe(messages.en.dealt);
});

test('a mismatch that was on the table when the page was left is turned back', () => {
	const other = places().find((place) => fruitAt(place) !== fruitAt(0)) ?? 0;
	$game.set({ ...deal(seed), up: [0, other], moves: 1 });
	open();
	wait(flipBackMs);
	expect($game.get().up).toEqual([]);
});

test('one card is in the order of Tab, and it is the one that was used last', () => {
	open();
	expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cards()[0]]);
	turn(7);
	expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cards()[7]]);
});

test('another size deals as many cards and has a best result of its own', () => {
	$best[6].set({ moves: 7, ms: 1000 });
	open();
	screen.getByText('7 moves in 0:01');
	fireEvent.click(button('24'));
	expect(cards()).toHaveLength(24);
	screen.getByText(messages.en.noBest);
	expect(button('24').getAttribute('aria-pressed')).toBe('true');
});

test('of two players the one who finds a pair has another turn, and the other one after a mismatch', () => {
	open();
	fireEvent.click(button('Two'));
	$game.set(deal(seed, { players: 2 }));
	cleanup();
	open();
	turnPair(fruitAt(0));
	expect(counter('Player 1')).toBe('1 Player 1’s turn.');
	const [one = 0, two = 0] = mismatch();
	turn(one);
	turn(two);
	expect(announcement()).toContain('Player 2’s turn.');
	wait(flipBackMs);
	expect(counter('Player 1')).toBe('1');
	expect(counter('Player 2')).toBe('0 Player 2’s turn.');
	for (const fruit of used) turnPair(fruit);
	expect(screen.getByRole('dialog').textContent).toContain('Player 2 wins, 5 pairs to 1.');
	expect($best[6].get()).toBeNull();
});

test('the deck of the day is dealt, and an address brings its deck to whoever opens it', () => {
	vi.setSystemTime(new Date('2026-11-23T23:59:00Z'));
	open();
	fireEvent.click(button(messages.en.day));
	expect($game.get().seed).toBe(20261123);
	cleanup();
	history.replaceState(null, '', '#deck=7-8');
	open();
	expect($game.get()).toMatchObject({ seed: 7, pairs: 8 });
	turn(0);
	cleanup();
	open();
	expect($game.get().up).toEqual([0]);
	fireEvent.click(button(messages.en.newGame));
	expect(location.hash).toBe('');
});

function open(locale: Locale = 'en') {
	return render(<MemoryGame locale={locale} pictures={pictures} t={messages[locale]} />);
}

function button(name: string) {
	return screen.getByRole('button', { name });
}

/** Two places whose cards are down and differ. */
function mismatch(): number[] {
	const down = places().filter((place) => cards()[place]?.dataset.face === 'down');
	const first = down[0] ?? 0;
	return [first, down.find((place) => fruitAt(place) !== fruitAt(first)) ?? 0];
}

function cards(): HTMLButtonElement[] {
	return [...document.querySelectorAll<HTMLButtonElement>('.memory-card')];
}

function places(): number[] {
	return cards().length > 0 ? [...cards().keys()] : [...Array(12).keys()];
}

function fruitAt(place: number) {
	const card = getCards(deal(seed))[place];
	if (!card) throw new Error(`No card at ${place}`);
	return messages.en.fruits[card.fruit];
}

function turn(place: number) {
	const card = cards()[place];
	if (card) fireEvent.click(card);
}

function turnPair(fruit: string) {
	for (const place of places()) {
		const card = getCards(deal(seed))[place];
		if (card && (card.fruit === fruit || messages.en.fruits[card.fruit] === fruit)) turn(place);
	}
}

function wait(ms: number) {
	act(() => vi.advanceTimersByTime(ms));
}

function announcement() {
	return textAt('.memory > [role=status]');
}

function counter(name: string) {
	return screen.getByText(name).nextElementSibling?.textContent;
}
