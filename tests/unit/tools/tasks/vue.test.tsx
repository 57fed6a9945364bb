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

test.each<[TaskId, string, string | RegExp]>([
	['palindrome', '', 'Enter the string'],
	['palindrome', 'Козак з казок', 'A palindrome'],
	['fizzbuzz', '5', '12fizz4buzz'],
	['anagram', 'listen', 'Enter both words'],
	['anagram', 'listen|Silent', 'Anagrams'],
	['findvowels', 'AEIOU y', 'Vowels: 5'],
	['fibonacci', '100', '354224848179261915075'],
	['fibonacci', '-1', /^Index\s*$/],
])('the component %s answers “%s” with “%s”', async (task, fields, answer) => {
	const { root, submit } = await fill(task, fields);
	await submit();
	expect(root.textContent).toMatch(answer);
	expect(root.querySelectorAll('input')).toHaveLength(task === 'anagram' ? 2 : 1);
	if (task !== 'fizzbuzz') return;
	// Clear removes the results and sets the number to 1.
	root.querySelector<HTMLElement>('button[type="button"]')?.click();
	await vue.nextTick();
	expect(root.textContent).not.toContain('fizz4');
	expect(root.querySelector('input')).toMatchObject({ value: '1', min: '1', required: true });
});

/** Compiles a component as a build would, puts it on the page and fills its fields. */
async function fill(task: TaskId, fields: string) {
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
	for (const [place, value] of fields.split('|').entries()) {
		const field = root.querySelectorAll('input')[place];
		if (!field) throw new Error(`${task} has no field ${place}.`);
		field.value = value;
		field.dispatchEvent(new Event('input'));
	}
	await vue.nextTick();
	const submit = () => {
		root.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
		return vue.nextTick();
	};
	return { root, submit };
}
