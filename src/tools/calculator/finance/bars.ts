import { toShare } from '#lib/chart/line.ts';
import { type Scale, toScale } from '#lib/chart/scale.ts';
import type { AmortizationRow } from './amortization.ts';

/** Bars in a box of 100 by 100, from its upper left corner. */
export interface Bars {
	/** Path of the parts that are principal. */
	principal: string;
	/** Path of the parts that are interest: on top of the principal where both have one direction, else across zero. */
	interest: string;
	scale: Scale;
	/** Where the middle of a bar is from left to right. */
	toX: (index: number) => number;
}

/** Of the room that a bar has. */
const barShare = 0.8;

/** A bar for each row. What is paid goes up, whatever its sign. */
export function drawBars(rows: readonly AmortizationRow[]): Bars {
	const paid = rows.reduce((all, { payment }) => all + Number(payment), 0);
	const direction = paid < 0 ? -1 : 1;
	const bars = rows.map(({ principal, interest }) =>
		stack(Number(principal) * direction, Number(interest) * direction),
	);
	const scale = toScale([0, ...bars.flatMap(({ principal, end }) => [principal, end])]);
	const room = 100 / rows.length;
	const toY = (value: number) => 100 - toShare(value, scale.low, scale.high);
	const toPath = (spans: readonly [number, number][]) =>
		spans
			.map(([from, to], index) => {
				const left = round((index + (1 - barShare) / 2) * room);
				return `M${left} ${toY(from)}V${toY(to)}h${round(room * barShare)}V${toY(from)}z`;
			})
			.join('');
	return {
		principal: toPath(bars.map(({ principal }) => [0, principal])),
		interest: toPath(bars.map(({ start, end }) => [start, end])),
		scale,
		toX: (index) => (index + 0.5) * room,
	};
}

function stack(principal: number, interest: number) {
	const start = principal * interest > 0 ? principal : 0;
	return { principal, start, end: start + interest };
}

function round(value: number): number {
	return Math.round(value * 1000) / 1000;
}
