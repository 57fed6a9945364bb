import { findLists, ListView } from '#islands/shared/list-view.ts';
import { countAt, idsAt, textsAt } from '../page.ts';

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
	const come = { item: document.createElement('li'), id: '', shelf: 0, cells: [] };
	if (!bakery || !shop) throw new Error('The list has no entries.');
	list.querySelector('a')?.focus();
	view.takeAll([come, bakery, shop]);
	view.arrange([come, bakery]);
	expect(document.activeElement?.textContent).toBe('Bakery');
	view.arrange([shop, come, bakery]);
	expect([...list.children]).toEqual([shop.item, come.item, bakery.item]);
});

test('a list in two parts has one table, and a part that shows nothing is hidden with its heading', () => {
	const part = (...ids: string[]) =>
		`<section data-shelf><h2>Part</h2><ul data-list="works" data-caption="Works">${ids
			.map((id) => `<li id="${id}"><h3 data-cell="title">${id}</h3></li>`)
			.join('')}</ul></section>`;
	document.body.innerHTML = `<main><div>${part('a', 'c')}${part('b')}</div></main>`;
	const find = () => findLists('works', [{ cell: 'title', label: 'Title' }]);
	const [view, ...others] = find();
	const [a, c, b] = view?.entries ?? [];
	if (!view || !a || !b || !c) throw new Error('The list has no entries.');
	expect(others).toEqual([]);
	expect(find()).toEqual([view]);
	view.show('table');
	view.arrange([a, b, c]);
	expect(idsAt('table tr:not([hidden])')).toEqual(['', 'a', 'b', 'c']);
	expect(textsAt('caption h2')).toEqual(['Works']);
	expect(countAt('section:not([hidden])')).toBe(0);
	view.arrange([c, a]);
	view.show('list');
	expect(idsAt('section:not([hidden]) li:not([hidden])')).toEqual(['c', 'a']);
	expect(countAt('section[hidden] #b[hidden]')).toBe(1);
});
