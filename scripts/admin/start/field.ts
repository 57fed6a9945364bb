import type { FormQuestion } from '../../init/form.ts';
import { make } from './make.ts';

/** A question on the page, with what answers it. */
export interface Field {
	question: FormQuestion;
	element: HTMLElement;
	/** The answer as a flag of `npm run init` has it; empty without one. */
	read(): string;
	write(answer: string): void;
	/** Shows a sentence below the question. */
	say(sentence: string): void;
	/** Refuses the answer; without a sentence, it no longer does. */
	refuse(sentence?: string, offer?: string): void;
	isRefused(): boolean;
	focus(): void;
}

const fileFields = ['from', 'portrait'];
const colours = ['dark blue', 'dark green', 'dark red', 'purple', 'teal', 'saddle brown', 'black'];

/** Makes the field of a question. */
export function makeField(question: FormQuestion): Field {
	const { field, label, text, example, required, options, form, usual } = question;
	const isMany = options !== undefined && form === 'list';
	const inputs = isMany ? options.map((name) => toBox(field, name)) : [toInput(question)];
	const [first = toInput(question)] = inputs;
	const isFile = first.type === 'file';
	const hint = make('p', {
		id: `${field}-hint`,
		textContent: [
			text,
			usual && `Without an answer: ${usual}.`,
			options || isFile ? '' : `For example: ${example}`,
		]
			.filter(Boolean)
			.join(' '),
	});
	const said = make('p', { id: `${field}-said` });
	const wrong = make('p', { id: `${field}-wrong`, className: 'wrong' });
	const words = required ? `${label} *` : label;
	const title = isMany
		? make('legend', { textContent: words })
		: make('label', { htmlFor: first.id, textContent: words });
	const body = isMany
		? [make('div', { className: 'choices' }, ...inputs.map(toChoice))]
		: [first, ...(field === 'accent' ? toColours(first) : [])];
	const element = make(
		isMany ? 'fieldset' : 'div',
		{ className: 'field' },
		title,
		hint,
		...body,
		said,
		wrong,
	);
	(isMany ? element : first).setAttribute('aria-describedby', `${hint.id} ${said.id} ${wrong.id}`);
	if (required) first.setAttribute('aria-required', 'true');
	return {
		question,
		element,
		read: () => {
			if (isFile) return '';
			const chosen = isMany
				? inputs.filter((input) => 'checked' in input && input.checked)
				: inputs;
			return chosen.map(({ value }) => value.trim().replaceAll('\n', '; ')).join(', ');
		},
		write: (answer) => {
			const chosen = answer.split(', ');
			for (const input of inputs) {
				if (isMany && 'checked' in input) input.checked = chosen.includes(input.value);
				else if (!isFile) input.value = answer;
			}
		},
		say: (sentence) => {
			said.textContent = sentence;
		},
		refuse: (sentence = '', offer = '') => {
			wrong.textContent = sentence;
			if (offer) {
				const take = make('button', { type: 'button', textContent: `Take ${offer}` });
				take.addEventListener('click', () => {
					first.value = offer;
					first.dispatchEvent(new Event('input', { bubbles: true }));
					wrong.replaceChildren();
					first.focus();
				});
				wrong.append(' ', take);
			}
			for (const input of inputs) input.setAttribute('aria-invalid', String(sentence !== ''));
		},
		isRefused: () => wrong.textContent !== '',
		focus: () => first.focus(),
	};
}

function toInput({ field, options }: FormQuestion) {
	const common = { id: field, name: field };
	if (options) {
		const names = ['', ...options];
		return make(
			'select',
			common,
			...names.map((value) =>
				make('option', { value, textContent: value.replace(/^.*\//, '') || '–' }),
			),
		);
	}
	if (fileFields.includes(field)) return make('input', { ...common, type: 'file' });
	if (field === 'contacts' || field.startsWith('summary'))
		return make('textarea', { ...common, rows: 3 });
	return make('input', { ...common, type: 'text' });
}

function toBox(field: string, value: string) {
	return make('input', { id: `${field}-${value}`, name: field, type: 'checkbox', value });
}

function toChoice(input: HTMLElement & { value: string }) {
	const text = document.createTextNode(input.value.replaceAll(/[-/]/g, ' '));
	return make('label', {}, input, text);
}

/** Presets by name, and the picker of the browser: both write into the field. */
function toColours(input: HTMLElement & { value: string }) {
	const presets = make(
		'datalist',
		{ id: 'colours' },
		...colours.map((value) => make('option', { value })),
	);
	input.setAttribute('list', presets.id);
	const picker = make('input', { type: 'color', value: '#223a9e', ariaLabel: 'Pick a colour' });
	picker.addEventListener('input', () => {
		input.value = picker.value;
	});
	return [presets, picker];
}
