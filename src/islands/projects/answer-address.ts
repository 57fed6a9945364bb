import { parseLocale } from '#i18n/locales.ts';
import { showAsked } from '#islands/shared/list-address.ts';
import { findLists } from '#islands/shared/list-view.ts';
import { customers } from '#lib/customers.ts';
import { arrangeProjects, toAnswer } from './arrange-projects.ts';
import { isQuestion, readAsked } from './asked.ts';

/*
 * A link may ask for something of the list. This shows it with its controls, which are hidden until then, long before React
 * is there. A list of several pages waits for `ProjectBrowser`, which loads the others.
 */
const words = document.querySelector<HTMLElement>('[data-words]')?.dataset.words;
if (words && !document.querySelector('nav[data-pages]')) {
	const { columns, ...t } = JSON.parse(words);
	const buttons = [...document.querySelectorAll<HTMLButtonElement>('.toolbar .switch button')];
	const asked = readAsked(customers.filter((kind) => buttons.some(({ value }) => value === kind)));
	for (const button of buttons)
		button.ariaPressed = String(
			[asked.view, asked.order, asked.kind].some((value) => value === button.value),
		);
	const [projects] = findLists('projects', columns);
	const found = projects ? arrangeProjects(projects, asked) : [];
	const field = document.querySelector<HTMLInputElement>('.search-field input');
	if (field) field.value ||= asked.q;
	const clear = document.querySelector('.search-field button');
	if (clear) clear.ariaDisabled = String(!field?.value);
	const answer = document.querySelector('.search-answer');
	const locale = parseLocale(document.documentElement.lang) ?? 'en';
	if (answer && isQuestion(asked)) answer.textContent = toAnswer(locale, t, found.length);
	showAsked();
}
