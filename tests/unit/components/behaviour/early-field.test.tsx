import { expect, test } from 'vitest';
import { showEarlyField } from '#components/behaviour/find/early-field.ts';
import { takeEarlyField } from '#components/behaviour/find/take-early-field.ts';

test('what is typed into the early field is taken over once, with its Enter; a closed field asks for nothing', () => {
	showEarlyField('Search');
	const fields = document.querySelectorAll('dialog[open] input');
	expect([...fields].map(({ ariaLabel }) => ariaLabel)).toEqual(['Search']);
	for (const field of fields) {
		if (field instanceof HTMLInputElement) field.value = 'phone';
		for (const key of ['e', 'Enter']) field.dispatchEvent(new KeyboardEvent('keydown', { key }));
	}
	expect(takeEarlyField()).toEqual({ typed: 'phone', isEntered: true });
	expect(takeEarlyField()).toEqual({ typed: '', isEntered: false });
	showEarlyField('Search');
	document.querySelector('dialog')?.close();
	expect(takeEarlyField()).toBeUndefined();
	expect(document.querySelector('dialog')).toBeNull();
});
