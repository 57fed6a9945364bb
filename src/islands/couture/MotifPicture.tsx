import { measure, stitchPath, stitchWidth } from '#lib/stitch.ts';
import { type MotifName, motifs } from '#tools/couture/ornament/motifs.ts';

/** A repeat of a motif in two threads, in the colours of the page. */
export function MotifPicture({ motif }: { motif: MotifName }) {
	const { wide } = motifs[motif];
	const { width, height } = measure(wide);
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			fill="none"
			strokeWidth={stitchWidth(1)}
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path stroke="var(--stitch-1,currentColor)" d={stitchPath(wide, 1, 'x')} />
			<path stroke="var(--stitch-2,currentColor)" d={stitchPath(wide, 1, 'o')} />
		</svg>
	);
}
