import type { BuiltInLocale } from '#i18n/locales.ts';
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
	['en', 'calculator', 'mortgage percent VAT IRR loan tax'],
	['uk', 'calculator', 'іпотека відсотки ПДВ IRR кредит податок'],
	['es', 'calculator', 'hipoteca porcentaje IVA TIR préstamo impuesto'],
	['en', 'todo', 'checklist reminders planner'],
	['uk', 'todo', 'чекліст нагадування плани'],
	['es', 'todo', 'checklist recordatorios agenda'],
	['en', 'graphics/cube3d', 'timer puzzle solver'],
	['uk', 'graphics/cube3d', 'таймер головоломка'],
	['es', 'graphics/cube3d', 'temporizador rompecabezas'],
	['en', 'tasks/palindrome', 'code JavaScript algorithms'],
	['uk', 'tasks/palindrome', 'код JavaScript алгоритми'],
	['es', 'tasks/palindrome', 'código JavaScript algoritmos'],
	['en', 'rates', 'currency converter money USD'],
	['uk', 'rates', 'валют гроші USD'],
	['es', 'rates', 'divisas dinero USD'],
])('in %s, %s is found by each of: %s', (locale, id, words) => {
	const found = getToolGroups(locale).flatMap(({ also, tools }) =>
		tools.filter((tool) => tool.id === id).map((tool) => [...tool.also, ...also].join(' ')),
	);
	for (const names of found)
		for (const word of words.split(' ')) expect(names.split(' ')).toContain(word);
});
