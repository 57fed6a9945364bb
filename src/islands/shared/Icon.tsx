/** A drawing in lines on a square of 24; what it means is said beside it. */
export function Icon({ path }: { path: string }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d={path} />
		</svg>
	);
}
