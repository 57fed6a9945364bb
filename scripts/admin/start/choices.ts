import type { FormQuestion } from '../../init/form-sections.ts';
import { make } from './make.ts';

/** Boxes of which several can be ticked. The box of a group ticks all that follow it. */
export class Choices {
	readonly element = make('div', { className: 'choices' });
	readonly boxes: HTMLInputElement[];
	/** In the order in which they were ticked. */
	readonly #ticked = new Set<string>();

	constructor(field: string, options: NonNullable<FormQuestion['options']>) {
		this.boxes = options.map(([value]) =>
			make('input', { id: `${field}-${value}`, name: field, type: 'checkbox', value }),
		);
		this.element.append(
			...this.boxes.map((box, index) => {
				const className = this.#listGroup(box).length > 0 ? 'group' : '';
				const text = document.createTextNode(options[index]?.[1] ?? box.value);
				return make('label', { className }, box, text);
			}),
		);
		this.element.addEventListener('change', ({ target }) => {
			for (const each of this.boxes
				.filter((box) => box === target)
				.flatMap((box) => this.#listGroup(box)))
				each.checked = target instanceof HTMLInputElement && target.checked;
			this.#follow();
		});
	}

	read(): string[] {
		return [...this.#ticked];
	}

	/** Ticks these values alone. @returns those that are none of the options */
	write(values: readonly string[]): string[] {
		this.#ticked.clear();
		for (const value of values)
			if (this.boxes.some((box) => box.value === value)) this.#ticked.add(value);
		for (const box of this.boxes) box.checked = this.#ticked.has(box.value);
		this.#follow();
		return values.filter((value) => !this.#ticked.has(value));
	}

	#listGroup({ value }: HTMLInputElement): HTMLInputElement[] {
		return this.boxes.filter((box) => box.value.startsWith(`${value}/`));
	}

	/** A group is ticked if all in it are. */
	#follow() {
		for (const box of this.boxes) {
			const group = this.#listGroup(box);
			if (group.length > 0) box.checked = group.every(({ checked }) => checked);
			box.indeterminate = !box.checked && group.some(({ checked }) => checked);
			if (box.checked) this.#ticked.add(box.value);
			else this.#ticked.delete(box.value);
		}
	}
}
