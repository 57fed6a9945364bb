/** The few colours of the drawn pictures; the same as those of the rendered ones in `assets/python/palette.py`. */
export const palette = {
	paper: '#f4eee2',
	sand: '#e5d2b4',
	blush: '#e3ab8c',
	terracotta: '#bf5a36',
	brick: '#8f3b22',
	wheat: '#e6b23e',
	sky: '#aebfe8',
	cobalt: '#1f45c4',
	night: '#16235a',
	ink: '#191c28',
	/** Wheat that is still seen on paper. */
	ripeWheat: '#cc8a14',
} as const;
