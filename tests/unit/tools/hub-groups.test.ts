import type { BuiltInLocale } from '#i18n/locales.ts';
import { Finder } from '#lib/find/finder.ts';
import { getToolGroups } from '#tools/hub-groups.ts';
import { registry, toHub } from '#tools/registry.ts';
import { hasTools } from './has-tools.ts';

test('the hub of Extra shows every tool but the hubs once', () => {
	const shown = getToolGroups('en').flatMap(({ tools }) => tools.map(({ id }) => id));
	const tools = registry.map(({ id }) => id).filter((id) => !toHub(id));
	expect(shown.toSorted()).toEqual(tools.toSorted());
});

test('the hub of Extra leads to every hub below it', () => {
	const paths = getToolGroups('en').flatMap(({ path }) => path ?? []);
	const hubs = registry.filter(({ id }) => toHub(id)).map(({ id }) => `/extra/${id}`);
	expect(paths.toSorted()).toEqual(hubs.toSorted());
});

test.runIf(hasTools('calculator', 'graphics/cube'))(
	'a search for graphics finds the cubes too',
	() => {
		const cubes = getToolGroups('uk').find(({ title }) => title === 'Куби');
		expect(cubes?.also).toEqual(expect.arrayContaining(['Cubes', 'Графіка', 'Graphics']));
		const [everyday] = getToolGroups('uk');
		expect(everyday?.also).toEqual(['Everyday', 'Uso diario']);
	},
);

/** What people type who look for a tool. */
test.each<[BuiltInLocale, string, string]>([
	['en', 'calculator', 'mortgage percent VAT IRR loan tax amortization invoice budget'],
	['uk', 'calculator', 'іпотека відсотки ПДВ IRR кредит податок сума вклад'],
	['es', 'calculator', 'hipoteca porcentaje IVA TIR préstamo impuesto presupuesto factura'],
	['en', 'todo', 'checklist reminders planner'],
	['uk', 'todo', 'чекліст нагадування плани'],
	['es', 'todo', 'checklist recordatorios agenda'],
	['en', 'graphics/cube3d', 'timer puzzle solver'],
	['uk', 'graphics/cube3d', 'таймер головоломка'],
	['es', 'graphics/cube3d', 'temporizador rompecabezas'],
	['en', 'tasks/palindrome', 'code JavaScript algorithms'],
	['uk', 'tasks/palindrome', 'код JavaScript алгоритми'],
	['es', 'tasks/palindrome', 'código JavaScript algoritmos'],
	['en', 'notes', 'journal'],
	['uk', 'notes', 'замітки записник'],
	['en', 'couture', 'jersey'],
	['uk', 'couture', 'футболка'],
	['es', 'couture', 'camiseta'],
	['en', 'rates', 'currency converter money USD'],
	['uk', 'rates', 'валют гроші USD'],
	['es', 'rates', 'divisas dinero USD convertidor'],
])('in %s, %s is found by each of: %s', (locale, id, words) => {
	const found = getToolGroups(locale).flatMap(({ also, tools }) =>
		tools.filter((tool) => tool.id === id).map((tool) => [...tool.also, ...also].join(' ')),
	);
	for (const names of found)
		for (const word of words.split(' ')) expect(names.split(' ')).toContain(word);
});

/** Time is in Notes, golden at Fibonacci, types at the tasks, and diario is the daily use. */
test.runIf(hasTools('calculator', 'notes', 'rates', 'graphics/cube3d')).each([
	['timer', 'graphics/cube3d'],
	['tip', 'calculator'],
	['gold', 'rates'],
	['diary', 'notes'],
])('%s finds only %s, not what has a similar word', (query, id) => {
	const entries = getToolGroups('en').flatMap(({ title, also, tools }) =>
		tools.map((tool) => ({
			id: tool.id,
			title: tool.title,
			also: tool.also.map((name) => ['', name] as const),
			detail: tool.purpose,
			words: [title, ...also].join(' '),
		})),
	);
	const { found } = new Finder(entries, { typed: 'fromStart' }).find(query);
	expect(found.map((tool) => tool.id)).toEqual([id]);
});
