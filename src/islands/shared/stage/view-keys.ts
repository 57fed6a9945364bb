/** What a key does to the view: turn it by steps, zoom by steps, move it by steps to the right and up, or go back to the first. */
export type ViewMove =
	| { across: number; down: number }
	| { nearer: number }
	| { right: number; up: number }
	| 'home';

const moves = new Map<string, ViewMove>([
	['ArrowLeft', { across: -1, down: 0 }],
	['ArrowRight', { across: 1, down: 0 }],
	['ArrowUp', { across: 0, down: -1 }],
	['ArrowDown', { across: 0, down: 1 }],
	['+', { nearer: 1 }],
	['=', { nearer: 1 }],
	['PageUp', { nearer: 1 }],
	['-', { nearer: -1 }],
	['_', { nearer: -1 }],
	['PageDown', { nearer: -1 }],
	['Home', 'home'],
]);

/**
 * With Shift, the arrows move what is looked at.
 *
 * @example toViewMove('PageUp', false) // { nearer: 1 }
 */
export function toViewMove(key: string, shift: boolean): ViewMove | undefined {
	const move = moves.get(key);
	if (!shift || !move || move === 'home' || !('across' in move)) return move;
	return { right: move.across, up: -move.down };
}
