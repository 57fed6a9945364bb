import { expect } from 'vitest';
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
			await visitor.reads('main [role=status], main output', '0.3');
			await visitor.click(button('7'));
			await visitor.click(button(calculator.en.keys.times));
			await visitor.click(button('6'));
			await visitor.click(button(calculator.en.keys.equals));
			await visitor.reads('main [role=status], main output', '42');
			await visitor.reload();
			await visitor.reads('main [role=status], main output', '42');
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
		title: 'notes: a note is added with its time and kept',
		go: async (visitor) => {
			await visitor.open('/extra/notes');
			await visitor.click('main form input, main form textarea');
			await visitor.type('ask for buttons');
			await visitor.press('Enter');
			await visitor.reads('.record-text', 'ask for buttons');
			await visitor.reload();
			await visitor.reads('.record-text', 'ask for buttons');
			await visitor.sees('.record-tool time');
		},
	},
	...(['weather', 'rates', 'cryptocur'] as const).map((page) => ({
		title: `${page}: the page shows its numbers or why it has none, as a list and as a table`,
		go: async (visitor: Parameters<Parameters<typeof tryJourneys>[0][number]['go']>[0]) => {
			await visitor.open(`/extra/${page}`);
			await visitor.waitFor(
				() => document.querySelector('main astro-island:not([ssr])') !== null,
				'the code of the page',
			);
			// The answer of the service takes room above the list.
			await visitor.waitFor(
				() => document.querySelector('.live-state:not([data-state=asking])') !== null,
				'an answer, or the lack of one',
			);
			await visitor.click(button(common.en.table));
			await visitor.waitFor(
				() => document.querySelectorAll('main table tbody tr').length > 3,
				'a table with rows',
			);
		},
	})),
	{
		title: 'tasks: a palindrome is recognised',
		go: async (visitor) => {
			await visitor.open('/extra/tasks/palindrome');
			await visitor.sees('.workshop[data-ready]');
			await visitor.click('.demo-fields input');
			await visitor.type('level');
			await visitor.waitFor(
				() => /\S/.test(document.querySelector('.demo-answer')?.textContent ?? ''),
				'an answer',
			);
		},
	},
	{
		title: 'memory: two cards are turned',
		go: async (visitor) => {
			await visitor.open('/extra/games/memory');
			await visitor.sees('.memory-card');
			await visitor.click('.memory-card');
			await visitor.waitFor(
				() => document.querySelectorAll('.memory-card :is(img, [role=img])').length > 0,
				'a picture on a card',
			);
		},
	},
	...(['picsum', 'pixabay'] as const).map((page) => ({
		title: `${page}: a search shows a message when it reaches no service`,
		go: async (visitor: Parameters<Parameters<typeof tryJourneys>[0][number]['go']>[0]) => {
			await visitor.open(`/extra/ai/${page}`);
			await visitor.sees('.gallery[data-ready]');
			await visitor.click('.gallery input:not([type=hidden])');
			await visitor.type('fox');
			await visitor.press('Enter');
			await visitor.sees('.gallery [role=alert], .gallery .tile, .gallery [role=status]');
		},
	})),
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
	{
		title: 'JavaScript cube: it is drawn and turned',
		go: async (visitor) => {
			await visitor.open('/extra/graphics/cubejs');
			await visitor.sees('main canvas');
			const before = await visitor.run(() => document.querySelector('canvas')?.toDataURL() ?? '');
			await visitor.click('main [role=slider]');
			await visitor.pressTimes('ArrowRight', 3);
			const isOther = (old: unknown) => document.querySelector('canvas')?.toDataURL() !== old;
			await visitor.waitFor(isOther, 'another picture', before);
		},
	},
	{
		title: 'ticker: the flat line moves by itself',
		go: async (visitor) => {
			await visitor.open('/extra/rates');
			await visitor.sees('.ticker-track');
			// It loads when it is near.
			await visitor.run(() => {
				document.querySelector('.ticker-track')?.scrollIntoView();
				return null;
			});
			const read = () => document.querySelector('.ticker-track')?.getBoundingClientRect().left ?? 0;
			const before = await visitor.run(read);
			const isOther = (old: unknown) =>
				document.querySelector('.ticker-track')?.getBoundingClientRect().left !== old;
			await visitor.waitFor(isOther, 'a moved line', before);
			expect(before).not.toBeNull();
		},
	},
]);
