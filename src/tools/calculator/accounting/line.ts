/** What the calculator prints beside a number. */
export type Mark =
	| '+'
	| '-'
	| '*'
	| '/'
	| 'equals'
	| 'percent'
	| 'result'
	| 'add-on'
	| 'discount'
	| 'subtotal'
	| 'total'
	| 'gt-subtotal'
	| 'gt-total'
	| 'cost'
	| 'markup'
	| 'change'
	| 'tax-plus'
	| 'tax-minus'
	| 'tax'
	| 'memory-plus'
	| 'memory-minus'
	| 'memory-recall'
	| 'memory-clear'
	| 'number'
	| 'date'
	| 'clear'
	| 'zero'
	| 'range';

/** One line of the paper. */
export interface Line {
	/** Index of the step that printed it. */
	step: number;
	mark: Mark;
	/** As printed, with a point and a hyphen: `-12.50`. For `date` the ISO date. */
	text: string;
	/** Items in a subtotal or total, or numbers in the memory. */
	count?: number;
	/** What the visitor has called the number. */
	label?: string;
	/** Percent, beside a tax. */
	rate?: string;
}

/** The symbols of the paper; those of calculator rolls, which differ little between makers. */
export const symbols: Readonly<Record<Mark, string>> = {
	'+': '+',
	'-': '−',
	'*': '×',
	'/': '÷',
	equals: '=',
	percent: '%',
	result: '*',
	'add-on': '+%',
	discount: '−%',
	subtotal: '◇',
	total: '*',
	'gt-subtotal': 'G◇',
	'gt-total': 'G*',
	cost: 'MU',
	markup: 'MU',
	change: '%',
	'tax-plus': 'TX+',
	'tax-minus': 'TX−',
	tax: 'TX',
	'memory-plus': 'M+',
	'memory-minus': 'M−',
	'memory-recall': 'M◇',
	'memory-clear': 'M*',
	number: '#',
	date: '#',
	clear: 'C',
	zero: 'E',
	range: 'E',
};

/** Items without a part in the calculation are on the left. */
export function isNote({ mark }: Line): boolean {
	return mark === 'number' || mark === 'date';
}

/** Negative amounts and subtracted ones are red. */
export function isRed({ mark, text }: Line): boolean {
	return mark === '-' || mark === 'memory-minus' || (text.startsWith('-') && mark !== 'number');
}
