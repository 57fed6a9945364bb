interface Props {
	/** A decimal text: `-1234.50`. */
	value: string;
}

/** A number with space between its thousands, which is not copied. */
export function Figures({ value }: Props) {
	const match = /^(-?)(\d+)(.*)$/.exec(value);
	if (!match) return <span className="figures-row">{value}</span>;
	const [, sign = '', whole = '', rest = ''] = match;
	const groups = whole.split(/(?=(?:\d{3})+$)/);
	return (
		<span className="figures-row">
			{sign && '−'}
			{groups.map((group, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: groups have no other name than their place.
				<span key={index}>{group}</span>
			))}
			{rest}
		</span>
	);
}
