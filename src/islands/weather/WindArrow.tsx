/** Points where the wind blows to; `from` in degrees from north, clockwise. */
export function WindArrow({ from }: { from: number }) {
	return (
		<svg className="wind-arrow" viewBox="0 0 24 24" aria-hidden="true">
			<path transform={`rotate(${Math.round(from)} 12 12)`} d="M12 3v18m-6-6.5L12 21l6-6.5" />
		</svg>
	);
}
