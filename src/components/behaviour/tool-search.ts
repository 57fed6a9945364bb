import { defaultLocale, parseLocale } from '#i18n/locales.ts';
import { type PluralForms, plural } from '#i18n/messages.ts';
import { clearMarks, markWords } from '#islands/shared/marks.ts';
import { foldText, hasPhrase } from '#lib/search.ts';

/**
 * The search of a list of tools in the page. An entry is shown when its own words match, and then with all its parts,
 * or when one of its parts does, and then with those.
 */
for (const search of document.querySelectorAll<HTMLElement>('[data-tool-search]')) {
	const field = search.querySelector('input');
	const answer = search.querySelector('[role=status]');
	const list = document.getElementById(search.dataset.toolSearch ?? '');
	if (!field || !answer || !list) continue;

	const entries = [...list.querySelectorAll<HTMLElement>(':scope > li')].map((item) => ({
		item,
		own: toPlaces(item).filter((place) => !place.closest('li li')),
		parts: [...item.querySelectorAll<HTMLElement>('li')],
	}));
	const locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
	const forms: PluralForms = { other: '', ...JSON.parse(search.dataset.found ?? '{}') };

	const find = () => {
		const query = field.value;
		const all = query.trim() === '';
		let count = 0;
		for (const { item, own, parts } of entries) {
			const ownMatch = all || hasMatch(own, query);
			const found = parts.filter((part) => hasMatch(toPlaces(part), query));
			for (const part of parts) part.hidden = !ownMatch && !found.includes(part);
			item.hidden = !ownMatch && found.length === 0;
			count += (ownMatch ? 1 : 0) + found.length;
		}
		clearMarks(list);
		if (!all) markWords(list, [foldText(query).trim()]);
		if (all) answer.textContent = '';
		else answer.textContent = count ? plural(locale, forms, count) : (search.dataset.none ?? '');
	};
	field.addEventListener('input', find);
	// What was typed before the script came, or what the browser put back.
	if (field.value) find();
}

/** The elements with the title and the purpose of a tool. */
function toPlaces(item: HTMLElement): HTMLElement[] {
	return [...item.querySelectorAll<HTMLElement>('a, p')];
}

function hasMatch(places: readonly HTMLElement[], query: string): boolean {
	return hasPhrase(
		places.map(({ textContent }) => foldText(textContent)),
		query,
	);
}
