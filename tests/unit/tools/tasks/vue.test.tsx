import { expect, test } from 'vitest';
import * as vue from 'vue';
import { compileScript, parse } from 'vue/compiler-sfc';
import * as anagram from '#tools/tasks/solutions/anagram.js';
import * as fibonacci from '#tools/tasks/solutions/fibonacci.js';
import * as findvowels from '#tools/tasks/solutions/findvowels.js';
import * as fizzbuzz from '#tools/tasks/solutions/fizzbuzz.js';
import * as palindrome from '#tools/tasks/solutions/palindrome.js';
import type { TaskId } from '#tools/tasks/task-ids.ts';
import { vueSources } from '#tools/tasks/vue-sources.ts';

const modules: Record<string, unknown> = {
	vue,
	'./anagram.js': anagram,
	'./fibonacci.js': fibonacci,
	'./findvowels.js': findvowels,
	'./fizzbuzz.js': fizzbuzz,
	'./palindrome.js': palindrome,
};

test('Palindrome.vue asks for a text and shows whether it is one', async () => {
	const { type, text } = mount('palindrome');
	expect(text()).toContain('Enter the string');
	await type('Козак з казок');
	expect(text()).toContain('A palindrome');
	await type('almost');
	expect(text()).toContain('Not a palindrome');
});

test('FizzBuzz.vue lists results; Clear removes them and sets the number to 1', async () => {
	const { type, text, press, field } = mount('fizzbuzz');
	await type('5');
	await press('Show');
	expect(text()).toContain('12fizz4buzz');
	await press('Clear');
	expect(text()).not.toContain('fizz4');
	expect(field().value).toBe('1');
	expect([field().min, field().required]).toEqual(['1', true]);
});

test('Anagram.vue needs both words and compares them as they are typed', async () => {
	const { type, text } = mount('anagram');
	await type('listen');
	expect(text()).toContain('Enter both words');
	await type('Silent', 1);
	expect(text()).toContain('Anagrams');
	await type('silently', 1);
	expect(text()).toContain('Not anagrams');
});

test('FindVowels.vue counts as one types', async () => {
	const { type, text } = mount('findvowels');
	await type('AEIOU y');
	expect(text()).toContain('Vowels: 5');
});

test('Fibonacci.vue gives exact numbers up to its limit, and nothing for anything that is not an index', async () => {
	const { type, text } = mount('fibonacci');
	await type('100');
	expect(text()).toContain('354224848179261915075');
	await type('10001');
	expect(text()).toContain('Up to 10000 only');
	await type('-1');
	expect(text()).toBe('Index');
});

/** Compiles a component as a build would, and puts it on the page. */
function mount(task: TaskId) {
	const { descriptor, errors } = parse(vueSources[task]);
	expect(errors).toEqual([]);
	const { content } = compileScript(descriptor, { id: task, inlineTemplate: true });
	const code = content
		.replace(/^import \{(.+)\} from ['"](.+)['"];?$/gm, (_, names: string, from: string) => {
			return `const {${names.replace(/ as /g, ': ')}} = modules['${from}'];`;
		})
		.replace('export default', 'return');
	const root = document.createElement('div');
	vue.createApp(new Function('modules', code)(modules)).mount(root);
	const field = (place = 0) => {
		const input = root.querySelectorAll('input')[place];
		if (!input) throw new Error(`${task} has no field ${place}.`);
		return input;
	};
	return {
		field,
		text: () => root.textContent?.trim() ?? '',
		type: async (value: string, place = 0) => {
			field(place).value = value;
			field(place).dispatchEvent(new Event('input'));
			await vue.nextTick();
		},
		press: async (name: string) => {
			const button = [...root.querySelectorAll('button')].find((one) => one.textContent === name);
			if (button?.type === 'button') button.click();
			else root.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
			await vue.nextTick();
		},
	};
}
