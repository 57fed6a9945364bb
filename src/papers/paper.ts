import type { Locale } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { tasks } from '#i18n/messages/tasks/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { toCall } from '#tools/tasks/call.ts';
import { getCases } from '#tools/tasks/cases.ts';
import { printValue } from '#tools/tasks/run/print-value.js';
import { solutionCode } from '#tools/tasks/solution-code.ts';
import { fileNames, type Language, type TaskId } from '#tools/tasks/task-ids.ts';
import { vueSources } from '#tools/tasks/vue-sources.ts';

/** A solution on paper, as plain data; the template only sets it. The code is the same in all languages. */
export interface Paper {
	locale: Locale;
	/** The words that are the same on all papers of a language. */
	words: {
		kind: string;
		task: string;
		examples: string;
		call: string;
		result: string;
		why: string;
		cost: string;
		tryIt: string;
	};
	title: string;
	/** `JavaScript`, or a component of Vue. */
	language: string;
	question: string;
	rule: string;
	idea: string;
	cost: string;
	examples: { call: string; answer: string }[];
	files: { name: string; syntax: 'js' | 'html'; code: string }[];
	/** The page where the task can be tried. */
	url: string;
}

const exampleCount = 4;

export function toPaper(
	locale: Locale,
	task: TaskId,
	language: Language,
	siteAddress: string,
): Paper {
	const t = tasks[locale];
	const { tools } = extra[locale];
	const { about, rule, idea, cost } = t.tasks[task];
	const js = { name: `${task}.js`, syntax: 'js', code: solutionCode[task].trimEnd() } as const;
	const vue = {
		name: `${fileNames[task]}.vue`,
		syntax: 'html',
		code: vueSources[task].trimEnd(),
	} as const;
	return {
		locale,
		words: {
			...t.paper,
			kind: tools.tasks.title,
			task: t.task,
			examples: t.examples,
			call: t.editor.call,
			result: t.editor.outcome,
			cost: t.complexity,
		},
		title: tools[`tasks/${task}`].title,
		language: language === 'Vue' ? t.vueComponent : 'JavaScript',
		question: about,
		rule,
		idea,
		cost,
		examples: getCases(task)
			.slice(0, exampleCount)
			.map(({ input, expected }) => ({ call: toCall(task, input), answer: printValue(expected) })),
		files: language === 'Vue' ? [vue, js] : [js],
		url: new URL(localizePath(locale, `/extra/tasks/${task}`), siteAddress).href,
	};
}
