import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { Print } from '#tools/couture/print.ts';
import type { PrintCut } from '#tools/couture/print-cut.ts';
import {
	leastPerInch,
	measurePrint,
	type PrintLook,
	toSharpWidth,
} from '#tools/couture/print-size.ts';

interface Props {
	locale: Locale;
	print: Print;
	look: PrintLook;
	t: Pick<CoutureMessages, 'printing'>;
}

/** How large a print is on the cloth, and whether its picture has enough pixels for that. */
export function PrintSize({ locale, print, look, t }: Props) {
	const { width, height, perInch } = measurePrint(print, look);
	const toText = (value: number) => formatNumber(locale, value, { maximumFractionDigits: 1 });
	const number = perInch === undefined ? '' : formatNumber(locale, Math.round(perInch));
	const coarse = perInch !== undefined && perInch < leastPerInch;
	const words = coarse
		? fill(t.printing.coarse, { number, width: toText(toSharpWidth(look.pixels ?? 0)) })
		: '';
	const cut = look.cut ? describeCut(look.cut) : '';
	function describeCut({ at, lost, isGone }: PrintCut): string {
		if (isGone) return t.printing.gone;
		return fill(t.printing.cut, { seam: t.printing.cuts[at], size: toText(lost / 10) });
	}
	useSaid(words, 'coarse');
	const strip = look.onStrip ? t.printing.onStrip : '';
	useSaid(cut, 'cut');
	useSaid(strip, 'strip');
	return (
		<div className="couture-size">
			<p>{fill(t.printing.size, { width: toText(width), height: toText(height) })}</p>
			{perInch !== undefined && !coarse && (
				<p className="quiet">{fill(t.printing.perInch, { number })}</p>
			)}
			{[words, cut, strip].map((text) => text && <p className="couture-coarse">{text}</p>)}
		</div>
	);
}
