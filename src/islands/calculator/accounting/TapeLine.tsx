import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { isNote, isRed, type Line, symbols } from '#tools/calculator/accounting/line.ts';
import { toLineNote } from './words.ts';

interface Props {
	line: Line;
	locale: Locale;
	t: CalculatorMessages['accounting'];
}

const strong: ReadonlySet<Line['mark']> = new Set(['total', 'gt-total', 'gt-subtotal', 'subtotal']);

/** The asterisk is raised in most fonts; on paper rolls it is as large as the other symbols. */
function toStar(symbol: string) {
	if (!symbol.endsWith('*')) return symbol;
	return (
		<>
			{symbol.slice(0, -1)}
			<span className="star">*</span>
		</>
	);
}

/** One line of the paper. */
export function TapeLine({ line, locale, t }: Props) {
	const kind = `tape-line${isRed(line) ? ' negative' : ''}${strong.has(line.mark) ? ' strong' : ''}`;
	return (
		<span className={kind}>
			<span className="tape-note">{toLineNote(line, locale)}</span>
			<span className="tape-number">{!isNote(line) && writeFigures(locale, line.text)}</span>
			<span className="tape-mark" aria-hidden="true">
				{!isNote(line) && toStar(symbols[line.mark])}
			</span>
			<span className="hidden-words">{t.marks[line.mark]}</span>
		</span>
	);
}
