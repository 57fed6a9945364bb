import { useEffect } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { type Finance, storeValue } from '#tools/calculator/finance/machine.ts';
import { update } from '#tools/calculator/finance/store.ts';
import { type Register, registers } from '#tools/calculator/finance/terms.ts';
import { TermField } from './TermField.tsx';
import type { Typed } from './use-typed.ts';

interface Props {
	locale: Locale;
	state: Finance;
	typed: Typed;
	t: CalculatorMessages['finance'];
	onAct: () => void;
	onSolve: (register: Register) => void;
}

/** The five values to read and to write. */
export function TermsForm({ locale, state: { terms, lastPress }, typed, t, ...props }: Props) {
	// On a phone the reason may be above the window; a value is seen in its field.
	useEffect(() => {
		if (lastPress?.state === 'none' || lastPress?.state === 'several')
			document.querySelector('.finance > .answer')?.scrollIntoView({ block: 'nearest' });
	}, [lastPress]);

	return (
		<section className="terms" aria-label={t.values}>
			{registers.map((register) => (
				<TermField
					key={register}
					{...{ register, locale, typed, t }}
					value={terms[register]}
					solved={lastPress?.register === register && lastPress.state === 'solved'}
					onStore={(value) => {
						props.onAct();
						update((before) => storeValue(before, register, value), register);
					}}
					onSolve={() => props.onSolve(register)}
				/>
			))}
		</section>
	);
}
