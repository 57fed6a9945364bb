export const en = {
	exact: 'Exact value:',
	copy: 'Copy',
	copied: 'The exact value is copied.',
	copyFailed: 'The browser does not allow copying here. The exact value is selected.',
	faults: {
		zero: 'Not a number: division by zero',
		range: 'Too large to calculate with',
		root: 'Not a number: square root of a negative number',
	},
	keys: {
		keypad: 'Calculator keys',
		clear: 'AC: clear all',
		backspace: 'Delete the last digit',
		sign: 'Change the sign',
		root: 'Square root',
		percent: 'Percent',
		point: 'Decimal point',
		divide: 'Divide',
		times: 'Multiply',
		minus: 'Subtract',
		plus: 'Add',
		equals: 'Equals',
	},
	notes: {
		order:
			'Operations run in the order you enter them: 2 + 3 × 4 = 20. Pressing equals again repeats the last operation.',
		percent:
			'After + or − a percentage is taken of the first number: 200 + 10 % = 220. After × or ÷ it is a hundredth: 6 × 6 % = 0.36.',
		exact:
			'The large figures are rounded to two decimals. The line below them shows the exact value, to 40 digits, and that is what gets copied: 0.1 + 0.2 is 0.3.',
		keyboard:
			'From the keyboard, numeric pad included: digits, + − * /, point or comma, Enter or =, % and Backspace. Esc clears, F9 changes the sign, @ takes the root. Copy and paste work too.',
		kept: 'What you are calculating stays in this browser when you reload the page.',
	},
};
