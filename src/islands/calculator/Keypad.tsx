import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import type { Key } from '#tools/calculator/standard/machine.ts';

type Name = keyof CalculatorMessages['keys'];

const keys: readonly { key: Key; face: string; name?: Name; kind?: string }[] = [
	{ key: 'clear', face: 'AC', name: 'clear', kind: 'function' },
	{ key: 'backspace', face: '⌫', name: 'backspace', kind: 'function' },
	{ key: 'sign', face: '±', name: 'sign', kind: 'function' },
	{ key: 'root', face: '√', name: 'root', kind: 'function' },
	{ key: '7', face: '7' },
	{ key: '8', face: '8' },
	{ key: '9', face: '9' },
	{ key: '/', face: '÷', name: 'divide', kind: 'operator' },
	{ key: '4', face: '4' },
	{ key: '5', face: '5' },
	{ key: '6', face: '6' },
	{ key: '*', face: '×', name: 'times', kind: 'operator' },
	{ key: '1', face: '1' },
	{ key: '2', face: '2' },
	{ key: '3', face: '3' },
	{ key: '-', face: '−', name: 'minus', kind: 'operator' },
	{ key: '0', face: '0' },
	{ key: 'point', face: '.', name: 'point' },
	{ key: 'percent', face: '%', name: 'percent', kind: 'function' },
	{ key: '+', face: '+', name: 'plus', kind: 'operator' },
	{ key: 'equals', face: '=', name: 'equals', kind: 'equals' },
];

interface Props {
	t: CalculatorMessages['keys'];
	onPick: (key: Key) => void;
}

/** The keys. A pointer does not take the focus to them, so that Enter stays equals after a click. */
export function Keypad({ t, onPick }: Props) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are buttons.
		<div role="group" aria-label={t.keypad} className="keypad">
			{keys.map(({ key, face, name, kind }) => (
				<button
					key={key}
					type="button"
					className={kind}
					data-key={key}
					aria-label={name && t[name]}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => onPick(key)}
				>
					{face}
				</button>
			))}
		</div>
	);
}
