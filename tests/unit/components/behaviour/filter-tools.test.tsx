import { filterTools } from '#components/behaviour/filter-tools.ts';
import { heard } from '../../heard.ts';

const page = `
	<search data-tool-search="tools" data-found='{"one":"{count} tool","other":"{count} tools"}' data-none="None.">
		<input type="search"><p></p>
	</search>
	<div id="tools">
		<section data-also="На щодень">
			<h2>Every day</h2>
			<ul>
				<li data-also="Калькулятор|Calculadora|loan|mortgage|tape" data-parts='[["#finance",["loan","mortgage"]],["#tape",["tape"]]]'><h3><a href="/calculator">Calculator</a></h3><p>Everyday sums, measures.</p></li>
				<li data-also="Нотатки|Notas"><h3><a href="#notes">Notes</a></h3><p>Short notes.</p></li>
			</ul>
		</section>
		<section data-also="Ігри|Juegos">
			<h2><a href="#games">Games</a></h2>
			<ul>
				<li data-also="Пам’ять|Memoria"><h3><a href="#memory">Memory</a></h3><p>Six pairs of fruit.</p></li>
			</ul>
		</section>
	</div>`;

test('a tool is found by its title in any language and its purpose, and its group stays with it', () => {
	const { type, shown, answer } = open();
	type('memory');
	expect(shown()).toEqual(['Memory']);
	expect(document.querySelectorAll('section[hidden]')).toHaveLength(1);
	expect(answer()).toBe('1 tool');
	expect(heard()).toEqual(['1 tool']);
	type('КАЛЬКУЛЯТОР');
	expect(shown()).toEqual(['Calculator']);
	type('<>');
	expect([shown(), answer()]).toEqual([[], 'None.']);
	type('sums');
	expect(shown()).toEqual(['Calculator']);
});

test.each([
	['mortgage', '/calculator#finance'],
	['tape', '/calculator#tape'],
	['everyday', '/calculator'],
])('%s leads to %s', (query, address) => {
	const { type } = open();
	const link = document.querySelector<HTMLAnchorElement>('a[href^="/calculator"]');
	type('loan');
	type(query);
	expect(link?.pathname.concat(link.hash)).toBe(address);
	type('');
	expect(link?.hash).toBe('');
});

test('what matches is marked, and an empty query shows everything without marks', () => {
	const { type, shown, answer } = open();
	type('Fruit');
	expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['fruit']);
	type(' ');
	expect(shown()).toHaveLength(3);
	expect(document.querySelectorAll('mark, [hidden]')).toHaveLength(0);
	expect(answer()).toBe('');
});

test('the best match is first, and its group; without a query everything is in its place again', () => {
	const { type, shown } = open();
	const all = shown();
	type('notes');
	expect(shown()).toEqual(['Notes']);
	type('e');
	expect(shown()[0]).toBe('Calculator');
	type('me');
	expect(shown()[0]).toBe('Memory');
	type('');
	expect(shown()).toEqual(all);
});

test('Enter opens the only tool that is left, and goes to the first of several', () => {
	const { type, press, shown } = open();
	const opened: string[] = [];
	for (const link of document.querySelectorAll('li a'))
		link.addEventListener('click', () => opened.push(link.textContent));
	press('Enter');
	type('e');
	expect(shown().length).toBeGreaterThan(1);
	press('Enter');
	expect(opened).toEqual([]);
	expect(document.activeElement?.textContent).toBe(shown()[0]);
	type('notes');
	press('Enter');
	expect(opened).toEqual(['Notes']);
});

function open(typed = '') {
	document.body.innerHTML = page;
	const search = document.querySelector<HTMLElement>('search');
	const field = document.querySelector('input');
	if (!search || !field) throw new Error('the page has no search');
	field.value = typed;
	filterTools(search);
	return {
		type(query: string) {
			field.value = query;
			field.dispatchEvent(new Event('input'));
		},
		press: (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key })),
		shown: () =>
			[...document.querySelectorAll('li:not([hidden]) a')].map((link) => link.textContent),
		answer: () => document.querySelector('search > p')?.textContent,
	};
}
