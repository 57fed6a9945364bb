import { expect, test } from 'vitest';
import { ListView } from '#islands/shared/list-view.ts';
import { countAt } from '../page.ts';

test('an anchor follows its entry into the table and back', () => {
	const list = document.createElement('ul');
	list.innerHTML = '<li id="bakery"><h2 data-cell="title">Bakery</h2></li><li id="shop"></li>';
	document.body.replaceChildren(list);
	const view = new ListView(list, [{ cell: 'title', label: 'Title' }]);
	view.showTable();
	view.showTable();
	expect(countAt('#bakery')).toBe(1);
	expect(document.querySelector('tr#bakery')?.textContent).toBe('Bakery');
	view.showList();
	expect(countAt('#bakery')).toBe(1);
	expect(countAt('li#bakery')).toBe(1);
});
