import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { writeDecimal, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { Display } from '#islands/calculator/Display.tsx';
import { Keypad } from '#islands/calculator/Keypad.tsx';
import { useHandedNumber } from '#islands/calculator/use-handed-number.ts';
import { useKeyboard } from '#islands/calculator/use-keyboard.ts';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { $flows, printFlows } from '#tools/calculator/finance/flows-store.ts';
import { toKey } from '#tools/calculator/finance/keyboard.ts';
import type { Key } from '#tools/calculator/finance/machine.ts';
import { parseValue, printFinance } from '#tools/calculator/finance/saved.ts';
import {
	$finance,
	$solver,
	enterNumber,
	loadSolver,
	pressKey,
} from '#tools/calculator/finance/store.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { FlowsPart } from './FlowsPart.tsx';
import { toFinanceKeys } from './keys.ts';
import { describePress } from './last-press.ts';
import { SchedulePart } from './SchedulePart.tsx';
import { TermsForm } from './TermsForm.tsx';

interface Props {
	locale: Locale;
	t: Omit<CalculatorMessages, 'notes'>;
}

/** A financial calculator, its five values as a form, and the schedule of payments. */
export function Finance({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const state = useStore($finance);
	const flows = useStore($flows);
	const unsolvable = useStore($solver) === 'failed';
	const [message, setMessage] = useState<string>();
	const { display, lastPress } = state;
	const { values, others } = toFinanceKeys(t, locale);
	const announcement = lastPress
		? describePress(lastPress, state.terms, t.finance, locale)
		: display.fault
			? t.faults[display.fault]
			: display.phase === 'typing'
				? ''
				: writeFigures(locale, toExactText(display.entry));

	function pick(key: Key) {
		setMessage(undefined);
		pressKey(key);
	}

	useKeyboard(root, {
		toKey,
		onKey: pick,
		toText: () => (display.fault ? undefined : writeDecimal(locale, toExactText(display.entry))),
		onPaste(text) {
			const value = text.trim() === '' ? undefined : parseValue(locale, text);
			if (value) enterNumber(value);
			return value !== undefined;
		},
	});

	// What is stored stays: one of the five keys takes the number, or none does.
	useHandedNumber((number) => {
		enterNumber(number);
		setMessage(fill(t.handOver.store, { number: writeFigures(locale, number) }));
		root.current?.focus({ preventScroll: true });
	});

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the solver loads before it is needed.
		<div className="finance" onPointerDown={loadSolver} onKeyDown={loadSolver}>
			<Saving
				file="calculator"
				texts={{ calculatorFinance: printFinance(state), calculatorFlows: printFlows(flows) }}
				t={t.saving}
			/>
			<div ref={root} className="machine" data-keys tabIndex={-1}>
				<Display locale={locale} state={display} t={t} onMessage={setMessage} />
				<Keypad label={t.finance.values} className="keypad-values" keys={values} onPick={pick} />
				<Keypad label={t.keys.keypad} keys={others} onPick={pick} />
			</div>
			<TermsForm locale={locale} state={state} t={t.finance} onAct={() => setMessage(undefined)} />
			<p role="status" className="calculator-message">
				{message ?? (unsolvable ? t.mode.failed : undefined) ?? (
					<span className="hidden-words">{announcement}</span>
				)}
			</p>
			<SchedulePart locale={locale} state={state} t={t} onMessage={setMessage} />
			<FlowsPart locale={locale} t={t} />
		</div>
	);
}
