/** The symbols of the paper; those of calculator rolls, which differ little between makers. */
export const symbols = {
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
} as const;

/** What the calculator prints beside a number. */
export type Mark = keyof typeof symbols;

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

/** Items without a part in the calculation are on the left. */
export function isNote({ mark }: Line): boolean {
	return mark === 'number' || mark === 'date';
}

/** Negative amounts and subtracted ones are red. */
export function isRed({ mark, text }: Line): boolean {
	return mark === '-' || mark === 'memory-minus' || (text.startsWith('-') && mark !== 'number');
}
