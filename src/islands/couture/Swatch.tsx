/** A small square of a colour. Drawn as a picture: styles in attributes are not allowed here. */
export function Swatch({ colour }: { colour: string }) {
	return (
		<svg className="swatch" viewBox="0 0 10 10" aria-hidden="true">
			<rect width="10" height="10" fill={colour} />
		</svg>
	);
}
