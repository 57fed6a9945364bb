import { drawSparkline } from '#lib/chart/sparkline.ts';

interface Props {
	/** At equal distances of time, oldest first; undefined where a value is not known. */
	values: readonly (number | undefined)[];
	/** Gives the line its colour. */
	trend?: 'up' | 'down' | undefined;
}

/** A small line without numbers, beside the numbers that it illustrates: assistive technology skips it. */
export function Sparkline({ values, trend }: Props) {
	return (
		<svg
			className="sparkline"
			viewBox="0 0 100 100"
			preserveAspectRatio="none"
			data-trend={trend}
			aria-hidden="true"
		>
			<path d={drawSparkline(values)} vectorEffect="non-scaling-stroke" />
		</svg>
	);
}
