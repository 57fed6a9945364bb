import { toDayShare } from '#tools/weather/sun-arc.ts';

interface Props {
	sunrise: string;
	sunset: string;
	/** The time in the place, HH:MM. */
	time: string;
}

/** The way of the sun from its rising on the left to its setting on the right; decorative: the times are beside it. */
export function SunArc({ sunrise, sunset, time }: Props) {
	const share = toDayShare({ sunrise, sunset }, time);
	const angle = Math.PI * (share ?? 0);
	return (
		<svg className="sun-arc" viewBox="0 0 100 30" aria-hidden="true">
			<path className="sun-way" d="M8 27A42 23 0 0 1 92 27" />
			{share !== undefined && (
				<>
					<path
						className="sun-passed"
						d="M8 27A42 23 0 0 1 92 27"
						pathLength={100}
						strokeDasharray={`${share * 100} 100`}
					/>
					<circle
						className="sun-now"
						cx={50 - 42 * Math.cos(angle)}
						cy={27 - 23 * Math.sin(angle)}
						r="3.5"
					/>
				</>
			)}
			<path className="sun-horizon" d="M0 27.5h100" />
		</svg>
	);
}
