/** What a key does to the view: turn it by steps, zoom by steps, or go back to the first. */
export type ViewMove = { across: number; down: number } | { nearer: number } | 'home';

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

/** @example toViewMove('PageUp') // { nearer: 1 } */
export function toViewMove(key: string): ViewMove | undefined {
	return moves.get(key);
}
