import type { ChartMessages } from '#i18n/messages/chart/index.ts';
import { fill } from '#i18n/messages.ts';
import type { ChartPoint } from '#lib/chart/chart.ts';

/** The value of a point in words: also that it is not known, or cannot be right. */
export function describeValue(
	{ y, wrong }: ChartPoint,
	formatY: (y: number) => string,
	t: ChartMessages,
): string {
	if (y === undefined) return t.unknown;
	return wrong ? fill(t.wrong, { value: formatY(y) }) : formatY(y);
}
