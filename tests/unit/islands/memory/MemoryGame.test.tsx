import { act, fireEvent, render, screen } from '@testing-library/react';
import { memory as messages } from '#i18n/messages/memory/index.ts';
import { MemoryGame } from '#islands/memory/MemoryGame.tsx';
import { deal, flipBackMs, getCards } from '#tools/memory/game.ts';
import { $best, $game } from '#tools/memory/store.ts';
import { clickText } from '../page.ts';

const seed = 20;
const pictures = {
	apple: '/0.svg',
	banana: '/1.svg',
	grape: '/2.svg',
	lychee: '/3.svg',
	pineapple: '/4.svg',
	strawberry: '/5.svg',
};

beforeEach(() => {
	vi.useFakeTimers();
	$best.set(null);
	$game.set(deal(seed));
});

test('when all are matched a dialog asks to play again; yes deals new cards', () => {
	open();
	const dealt = getCards(deal(seed)).map((card, place) => ({ ...card, place }));
	for (const { place } of dealt.toSorted((a, b) => a.fruit.localeCompare(b.fruit))) turn(place);
	const dialog = screen.getByRole('dialog');
	expect(dialog.hasAttribute('open')).toBe(true);
	expect(dialog.textContent).toContain('Shall we play again?');
	expect(dialog.textContent).toContain('6 moves');
	// Browsers give the first button the focus: Enter plays again, as the specification has it.
	expect(dialog.querySelector('button')?.textContent).toBe('Play again');
	clickText('Play again');
	expect($game.get().moves).toBe(0);
	expect($game.get().seed).not.toBe(seed);
	expect(dialog.hasAttribute('open')).toBe(false);
	expect($best.get()?.moves).toBe(6);
	expect(screen.getByText('Best').nextElementSibling?.textContent).toContain('6 moves');
});

test('a mismatch that was on the table when the page was left is turned back', () => {
	const [first, ...others] = getCards(deal(seed));
	const other = 1 + others.findIndex(({ fruit }) => fruit !== first?.fruit);
	$game.set({ ...deal(seed), up: [0, other], moves: 1 });
	open();
	act(() => vi.advanceTimersByTime(flipBackMs));
	expect($game.get().up).toEqual([]);
});

function open() {
	return render(<MemoryGame locale="en" pictures={pictures} t={messages.en} />);
}

function cards(): HTMLButtonElement[] {
	return [...document.querySelectorAll<HTMLButtonElement>('.memory-card')];
}

function turn(place: number) {
	const card = cards()[place];
	if (card) fireEvent.click(card);
}
