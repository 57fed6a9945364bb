import { toLocaleName } from '#i18n/locale-name.ts';
import { builtInLocales, type Locale } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { type ToolId, toolIds } from '#tools/tool-list.ts';
import { toLabel, toLanguageLabel } from '../admin/labels.ts';
import { readyLanguages } from '../content/words/ready-words.ts';
import type { ChoiceQuestion } from './ask-choice.ts';
import sections from './form-sections.json' with { type: 'json' };
import { listFlags } from './questions.ts';

/** What the form asks together. */
export interface FormSection {
	title: string;
	hint?: string;
	/** Whether it is shut until the author opens it. */
	folded?: boolean;
	questions: FormQuestion[];
}

export interface FormQuestion {
	/** The name of its flag. */
	field: string;
	required: boolean;
	label: string;
	hint: string;
	example: string;
	/** What can be answered, and what the author reads for it; a tool of a group follows it, as `games/memory` does `games`. */
	options?: [value: string, label: string][];
	/** Whether several of the options can be answered. */
	many: boolean;
	/** The label of a field for answers that are no option. */
	other?: string;
}

interface Words {
	label: string;
	hint: string;
	example?: string;
	options?: Readonly<Record<string, string>>;
	other?: string;
}

/** The sections of the form, with the questions about the person in these languages. */
export function listSections(languages: readonly string[]): FormSection[] {
	const asked = listFlags(languages);
	return sections.map(({ questions, ...section }) => ({
		...section,
		questions: Object.entries<Words>(questions).flatMap(([id, words]) =>
			asked
				.filter(({ field }) => field === id || field.startsWith(`${id}.`))
				.map((question, index) => toFormQuestion(question, words, index === 0)),
		),
	}));
}

/** Only the first of the languages has the hint and the example. */
function toFormQuestion(question: ChoiceQuestion, words: Words, isFirst: boolean): FormQuestion {
	const { field, locale, required, form } = question;
	const options = listOptions(question, words);
	const label = locale === undefined ? words.label : `${words.label} (${toLanguageLabel(locale)})`;
	return {
		...{ field, required, label, many: form === 'list' },
		hint: isFirst ? words.hint : '',
		example: isFirst ? (words.example ?? question.example) : '',
		...(options.length > 0 && { options }),
		...(words.other && { other: words.other }),
	};
}

function listOptions(
	{ field, options = [], usual }: ChoiceQuestion,
	words: Words,
): [string, string][] {
	if (field === 'languages')
		return [...builtInLocales, ...readyLanguages].map((tag) => [tag, toLocaleName(tag as Locale)]);
	if (field === 'extra') return listTools();
	const first = Object.entries(words.options ?? {});
	const others = options.filter((value) => value !== usual && !words.options?.[value]);
	return [...first, ...others.map((value): [string, string] => [value, toName(value)])];
}

/** Each group, and its tools after it. */
function listTools(): [ToolId, string][] {
	const place = (id: string) => toolIds.indexOf(id.split('/')[0] as ToolId);
	return toolIds
		.toSorted((one, other) => place(one) - place(other))
		.map((id) => [id, extra.en.tools[id].title]);
}

/** @example toName('@fontsource-variable/work-sans') // 'Work Sans' */
function toName(value: string): string {
	const [, font] = value.split('/');
	return font === undefined
		? toLabel(value)
		: font.replace(/(?:^|-)(\w)/g, (_, letter) => ` ${letter.toUpperCase()}`).trim();
}
