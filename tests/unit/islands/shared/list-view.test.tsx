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

test('what is in its place keeps the focus when the other pages come and the order is set', () => {
	const list = document.createElement('ul');
	list.innerHTML = '<li><a data-cell="title" href="/b">Bakery</a></li><li>Shop</li>';
	document.body.replaceChildren(list);
	const view = new ListView(list, [{ cell: 'title', label: 'Title' }]);
	const [bakery, shop] = view.entries;
	const come = { item: document.createElement('li'), id: '', cells: [] };
	if (!bakery || !shop) throw new Error('The list has no entries.');
	list.querySelector('a')?.focus();
	view.takeAll([come, bakery, shop]);
	view.arrange([come, bakery]);
	expect(document.activeElement?.textContent).toBe('Bakery');
	view.arrange([shop, come, bakery]);
	expect([...list.children]).toEqual([shop.item, come.item, bakery.item]);
});
