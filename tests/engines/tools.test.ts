import { calculator } from '#i18n/messages/calculator/index.ts';
import { common } from '#i18n/messages/common/index.ts';
import { todo } from '#i18n/messages/todo/index.ts';
import { tryJourneys } from './journey.ts';

const button = (name: string) => ({ selector: 'main button', name });

// No service is reached from here: pages that need one show the data saved by the build.
tryJourneys([
	{
		title: 'calculator: keys and buttons calculate, and the result is there after a reload',
		go: async (visitor) => {
			await visitor.open('/extra/calculator');
			await visitor.sees('.machine[data-ready]');
			await visitor.type('0.1+0.2');
			await visitor.press('Enter');
			await visitor.reads('.calculator-entry', '0.3');
			await visitor.click(button('7'));
			await visitor.click(button(calculator.en.keys.times));
			await visitor.click(button('6'));
			await visitor.click(button(calculator.en.keys.equals));
			await visitor.reads('.calculator-entry', '42');
			await visitor.reload();
			await visitor.reads('.calculator-entry', '42');
		},
	},
	{
		title: 'to-do: a task is added, ticked off and kept',
		go: async (visitor) => {
			await visitor.open('/extra/todo');
			await visitor.click('main form input');
			await visitor.type('buy thread');
			await visitor.press('Enter');
			await visitor.reads('.record-text', 'buy thread');
			await visitor.click('main input[type=checkbox][aria-label$="buy thread"]');
			await visitor.click({ selector: '.task-filters span', name: todo.en.filters.completed });
			await visitor.reads('.record-text', 'buy thread');
			await visitor.reload();
			await visitor.waitFor(
				() =>
					document.querySelector<HTMLInputElement>('.record-tool input[type=checkbox]')?.checked ===
					true,
				'the ticked task',
			);
		},
	},
	{
		title: 'weather: the page shows its numbers or why it has none, as a list and as a table',
		go: async (visitor) => {
			await visitor.open('/extra/weather');
			// The answer of the service takes room above the list.
			await visitor.sees('.live-state:not([data-state=asking])');
			await visitor.click(button(common.en.table));
			await visitor.sees('main table tbody tr:nth-child(4)');
		},
	},
	{
		title: 'CSS cube: arrow keys turn it',
		go: async (visitor) => {
			await visitor.open('/extra/graphics/cube');
			await visitor.sees('.css-cube');
			const read = () => getComputedStyle(document.querySelector('.css-cube') as Element).transform;
			const before = await visitor.run(read);
			await visitor.click('main [role=slider]');
			await visitor.pressTimes('ArrowRight', 3);
			const isOther = (old: unknown) =>
				getComputedStyle(document.querySelector('.css-cube') as Element).transform !== old;
			await visitor.waitFor(isOther, 'another side', before);
		},
	},
]);
