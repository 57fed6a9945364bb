import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { useListener } from '#islands/shared/use-listener.ts';
import type { Line } from '#tools/calculator/accounting/line.ts';
import { TapeLine } from './TapeLine.tsx';

interface Props {
	lines: readonly Line[];
	locale: Locale;
	t: CalculatorMessages['accounting'];
}

/** The whole tape, in the page only while it is printed, where it is the only content. */
export function PrintedTape({ lines, locale, t }: Props) {
	const [printing, setPrinting] = useState(false);

	// The browser lays the page out for the printer as soon as the listener returns.
	useListener('window', 'beforeprint', () => flushSync(() => setPrinting(true)));
	useListener('window', 'afterprint', () => setPrinting(false));

	if (!printing || lines.length === 0) return null;
	return createPortal(
		<div className="tape-printed">
			{lines.map((line, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place.
				<TapeLine key={index} {...{ line, locale, t }} />
			))}
		</div>,
		document.body,
	);
}
