import { useState } from 'react';
import { lateCode } from '#browser/late-code.ts';
import { writeDecimal, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { toStandardKey } from '#tools/calculator/standard/keyboard.ts';
import { isMemoryKey, type MemoryKey } from '#tools/calculator/standard/memory.ts';
import type { Calculation } from '#tools/calculator/standard/past.ts';
import { cleared, type Key, type Standard } from '#tools/calculator/standard/state.ts';
import {
	$memory,
	$past,
	$standard,
	clearPast,
	enterNumber,
	enterPercent,
	pressKey,
	pressMemory,
	standardSteps,
	takeCalculation,
	takeNumber,
	toStandardTexts,
} from '#tools/calculator/standard/store.ts';
import { Display } from './Display.tsx';
import { History } from './History.tsx';
import { Keypad } from './Keypad.tsx';
import { focusKeys, Keys } from './Keys.tsx';
import { NumberLinks } from './NumberLinks.tsx';
import { PasteButton } from './PasteButton.tsx';
import type { Pages } from './pages.ts';
import { inOrder } from './reader.ts';
import { sayInstead } from './say-number.ts';
import { toMeant } from './second-mark.ts';
import { toMemoryKeys, toStandardKeys } from './standard-keys.ts';
import { UndoButtons } from './UndoButtons.tsx';
import { useKeyboard } from './use-keyboard.ts';
import { useNumberInAddress } from './use-number-in-address.ts';
import { usePaste } from './use-paste.ts';
import { useUnknownSign } from './use-unknown-sign.ts';

interface Props {
	locale: Locale;
	t: Omit<CalculatorMessages, 'notes' | 'finance'>;
	pages: Pages;
}

const nothing: readonly Calculation[] = [];
const { $code: $saying, need: needSaying } = lateCode(() => import('./say-display.ts'));

export { needSaying };

/** The standard calculator, and what was calculated. */
export function StandardCalculator({ locale, t, pages }: Props) {
	const root = useReady<HTMLDivElement>();
	const [message, setMessage] = useState('');
	const halt = useUnknownSign(t.halt);
	const state = useSaved($standard, cleared);
	const memory = useSaved($memory, null);
	const past = useSaved($past, nothing);

	/** Shows the message, and has it said or else why the key was not taken, or what the display shows now. */
	function tell(words = '', key?: Key, before?: Standard) {
		setMessage(words);
		if (words) sayInstead(words, 'answer');
		else {
			const now = $standard.get();
			const sayDisplay = () => {
				const saying = $saying.get();
				const refusal = key && before && saying?.refuseKey(t, key, before, now);
				if (refusal) tell(refusal);
				else saying?.sayDisplay(locale, t, now, key, before?.entry);
			};
			// Keys do not wait for the voice.
			const coming = needSaying();
			if (coming) void coming.then(sayDisplay);
			else sayDisplay();
		}
	}

	const pasting = usePaste({
		locale,
		t,
		tell,
		refuse: halt.refuse,
		onNumber(number, from) {
			const enter = from === 'percent' ? enterPercent : enterNumber;
			enter(number);
			return undefined;
		},
		onCalculation: takeCalculation,
		question: t.paste.addUp,
	});

	const pick = (key: Key | MemoryKey, name?: string) => inOrder(() => press(key, name));

	function press(key: Key | MemoryKey, name?: string) {
		if (pasting.answer(key)) return;
		const refusal = halt.refuse(key);
		if (refusal) return tell(refusal);
		if (!isMemoryKey(key)) {
			const before = $standard.get();
			pressKey(toMeant(key, name, before.entry));
			return tell('', key, before);
		}
		pressMemory(key);
		const value = $memory.get();
		tell(
			value === null
				? t.history.memoryEmpty
				: fill(t.history.memory, { value: writeFigures(locale, toExactText(value)) }),
		);
	}

	useKeyboard(root, {
		toKey: toStandardKey,
		onKey: pick,
		toText: () => (state.fault ? undefined : writeDecimal(locale, toExactText(state.entry))),
		onSign: (sign) => tell(halt.stop(sign)),
		onPaste: pasting.paste,
	});

	useNumberInAddress((number) => {
		const { taken, takenAndKept } = t.handOver;
		const words = takeNumber(number) ? takenAndKept : taken;
		tell(fill(words, { number: writeFigures(locale, number) }));
		focusKeys(root.current);
	});

	return (
		<div className="standard">
			<Saving file="calculator" texts={toStandardTexts(state, memory, past)} t={t.saving} />
			<div ref={root} className="machine">
				<Display locale={locale} state={state} memory={memory !== null} t={t} onMessage={tell}>
					<UndoButtons steps={standardSteps} t={t} onDone={tell} />
					<PasteButton t={t} onPaste={pasting.paste} onMessage={tell} />
				</Display>
				<Keys label={t.keys.keypad}>
					<Keypad
						label={t.keys.memory}
						className="keypad-memory"
						keys={toMemoryKeys(t.keys)}
						onPick={pick}
					/>
					<Keypad keys={toStandardKeys(t.keys, locale)} onPick={pick} />
				</Keys>
				<p className="calculator-message">{message}</p>
				{!state.fault && (
					<NumberLinks number={toExactText(state.entry)} rates={pages.rates} t={t.handOver} />
				)}
			</div>
			<History
				locale={locale}
				past={past}
				t={t}
				onTake={(value) => {
					halt.end();
					enterNumber(value);
					tell('');
				}}
				onClear={() => {
					clearPast();
					tell(t.history.cleared);
				}}
			/>
		</div>
	);
}
