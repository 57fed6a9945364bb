import type { FormQuestion } from '../../init/form-sections.ts';
import { Choices } from './choices.ts';
import { make } from './make.ts';
import { toTold } from './told.ts';

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
	const { field, label, hint, example, required, options, many, other } = question;
	const choices = many && options ? new Choices(field, options) : undefined;
	const input = choices && !other ? undefined : toInput(question);
	const inputs = [...(choices?.boxes ?? []), ...(input ? [input] : [])];
	const isFile = input?.type === 'file';
	const about = make('p', {
		id: `${field}-hint`,
		textContent: `${hint} ${options || isFile || !example ? '' : `For example: ${example}`}`.trim(),
	});
	const said = make('div', { id: `${field}-said` });
	const wrong = make('p', { id: `${field}-wrong`, className: 'wrong' });
	const words = required ? `${label} *` : label;
	const toLabel = (textContent: string) => make('label', { htmlFor: field, textContent });
	const element = make(
		choices ? 'fieldset' : 'div',
		{ className: 'field' },
		choices ? make('legend', { textContent: words }) : toLabel(words),
		about,
		...(choices ? [choices.element] : []),
		...(other ? [toLabel(other)] : []),
		...(input ? [input] : []),
		...(input && field === 'accent' ? toColours(input) : []),
		said,
		wrong,
	);
	const described = choices ? element : input;
	described?.setAttribute('aria-describedby', `${about.id} ${said.id} ${wrong.id}`);
	if (required) input?.setAttribute('aria-required', 'true');
	return {
		question,
		element,
		read: () =>
			[...(choices?.read() ?? []), isFile ? '' : (input?.value.trim().replaceAll('\n', '; ') ?? '')]
				.filter(Boolean)
				.join(', '),
		write: (answer) => {
			const rest = choices ? choices.write(answer.split(', ')).join(', ') : answer;
			if (input && !isFile) input.value = rest;
		},
		say: (sentence) => {
			said.replaceChildren(...toTold(sentence));
		},
		refuse: (sentence = '', offer = '') => {
			wrong.textContent = sentence;
			if (sentence) element.closest('details')?.setAttribute('open', '');
			if (offer) {
				const take = make('button', { type: 'button', textContent: `Take ${offer}` });
				take.addEventListener('click', () => {
					if (choices) choices.write(offer.split(', '));
					else if (input) input.value = offer;
					inputs[0]?.dispatchEvent(new Event('input', { bubbles: true }));
					wrong.replaceChildren();
					inputs[0]?.focus();
				});
				wrong.append(' ', take);
			}
			for (const each of inputs) each.setAttribute('aria-invalid', String(sentence !== ''));
		},
		isRefused: () => wrong.textContent !== '',
		focus: () => inputs[0]?.focus(),
	};
}

function toInput({ field, options, many }: FormQuestion) {
	const common = { id: field, name: field };
	if (options && !many) {
		return make(
			'select',
			common,
			...options.map(([value, textContent]) => make('option', { value, textContent })),
		);
	}
	if (fileFields.includes(field)) return make('input', { ...common, type: 'file' });
	if (field === 'contacts' || field.startsWith('summary'))
		return make('textarea', { ...common, rows: 3 });
	return make('input', { ...common, type: 'text' });
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
