/** Icons on the buttons of a stage, drawn on a square of 20. */
const paths = {
	left: 'M12 4 6 10l6 6',
	right: 'm8 4 6 6-6 6',
	up: 'm4 12 6-6 6 6',
	down: 'm4 8 6 6 6-6',
	nearer: 'M10 4v12M4 10h12',
	further: 'M4 10h12',
	home: 'M4 10a6 6 0 1 0 2-4.5M6 2.5v3.2h3.2',
	canvas: 'M7 3H3v4M13 3h4v4M7 17H3v-4M13 17h4v-4',
	canvasLeave: 'M3 7h4V3M17 7h-4V3M3 13h4v4M17 13h-4v4',
	document: 'M5 2.5h7l3 3v12H5zM8 9l-1 0 0 1M12 9h1v1M7 13v1h1M13 13v1h-1',
	footer: 'M3 3h14v14H3zM3 13h14',
	footerHidden: 'M3 3h14v14H3zM3 13h14M7 9l3-3 3 3',
	clockwise: 'M16 10a6 6 0 1 1-2-4.5M14 2.5v3.2h-3.2',
	counterClockwise: 'M4 10a6 6 0 1 0 2-4.5M6 2.5v3.2h3.2',
	pause: 'M7 4v12M13 4v12',
	play: 'm6 4 10 6-10 6z',
	stop: 'M5 5h10v10H5z',
	copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
	mirror: 'M10 3v14M7.5 6 3 14h4.5zM12.5 6 17 14h-4.5z',
	middle: 'M10 3v14M3.5 8h13v4h-13z',
	over: 'M3.5 10.5 10 14l6.5-3.5M10 3 3.5 6.5 10 10l6.5-3.5z',
	under: 'M3.5 9.5 10 6l6.5 3.5M10 17 3.5 13.5 10 10l6.5 3.5z',
	lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
	undo: 'M4 8h8a4 4 0 0 1 0 8H8M7 4.5 3.5 8 7 11.5',
	close: 'm5 5 10 10M15 5 5 15',
	redo: 'M16 8H8a4 4 0 0 0 0 8h4M13 4.5 16.5 8 13 11.5',
} as const;

export type GlyphName = keyof typeof paths;

export function Glyph({ name }: { name: GlyphName }) {
	return (
		<svg className="glyph" viewBox="0 0 20 20" aria-hidden="true">
			<path
				d={paths[name]}
				fill="none"
				stroke="currentColor"
				strokeWidth="1.6"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
