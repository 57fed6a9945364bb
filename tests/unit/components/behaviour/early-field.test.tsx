import { showEarlyField } from '#components/behaviour/find/early-field.ts';
import { takeEarlyField } from '#components/behaviour/find/take-early-field.ts';

const link = document.createElement('a');
link.ariaLabel = 'Search';
link.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));

test('what is typed into the early field is taken over once, with its Enter; a closed field asks for nothing', () => {
	showEarlyField(link);
	const fields = document.querySelectorAll('dialog[open] input');
	expect([...fields].map(({ ariaLabel }) => ariaLabel)).toEqual(['Search']);
	expect(document.querySelectorAll('dialog svg')).toHaveLength(1);
	for (const field of fields) {
		if (field instanceof HTMLInputElement) field.value = 'phone';
		for (const key of ['e', 'Enter']) field.dispatchEvent(new KeyboardEvent('keydown', { key }));
	}
	expect(takeEarlyField()).toEqual({ typed: 'phone', isEntered: true });
	expect(takeEarlyField()).toEqual({ typed: '', isEntered: false });
	showEarlyField(link);
	document.querySelector<HTMLElement>('dialog button')?.click();
	expect(takeEarlyField()).toBeUndefined();
	expect(document.querySelector('dialog')).toBeNull();
});
