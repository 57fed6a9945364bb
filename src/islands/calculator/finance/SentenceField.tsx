import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { $reading, withReading } from '#islands/calculator/reader.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { financeSteps } from '#tools/calculator/finance/store.ts';

interface Props {
	locale: Locale;
	label: string;
	/** As it is shown; empty if there is none. */
	value: string;
	/** Shown where there is none. */
	example: string;
	t: Pick<CalculatorMessages['finance'], 'wrong'>;
	/** Receives a decimal text without a sign. */
	onStore: (value: string) => void;
}

/** One figure of the sentence. What is written counts at once; what is no number stays for correction. */
export function SentenceField({ locale, label, value, example, t, onStore }: Props) {
	const [typed, setTyped] = useState<string>();
	const reading = useStore($reading);
	const text = typed ?? value;
	const wrong =
		typed !== undefined &&
		reading !== undefined &&
		reading.parseValue(locale, typed) === undefined &&
		!reading.isValueUnfinished(locale, typed);
	useSaid(wrong ? t.wrong : '', 'wrong');

	function type(written: string) {
		setTyped(written);
		withReading((read) => {
			const parsed = read?.parseValue(locale, written);
			if (parsed !== undefined) onStore(parsed.replace('-', ''));
		});
	}

	return (
		<input
			type="text"
			inputMode="decimal"
			autoComplete="off"
			maxLength={40}
			aria-label={label}
			aria-invalid={wrong}
			title={wrong ? t.wrong : undefined}
			placeholder={example}
			size={Math.max((text || example).length, 2)}
			value={text}
			onFocus={(event) => event.currentTarget.select()}
			onChange={(event) => type(event.currentTarget.value)}
			onBlur={() => {
				financeSteps.end();
				if (!wrong) setTyped(undefined);
			}}
		/>
	);
}
