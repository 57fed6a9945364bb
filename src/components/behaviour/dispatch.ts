import { closeLeftMenus, moveInMenu } from './menu.ts';

/**
 * Everything a page does before the visitor touches it. What a click or a double click
 * (`data-act`, `data-act-twice`) means is loaded at the first one, which is then carried out.
 */
for (const [type, attribute] of [
	['click', 'data-act'],
	['dblclick', 'data-act-twice'],
] as const) {
	document.addEventListener(type, (event) => {
		const { target } = event;
		if (!(target instanceof Element)) return;
		const element = target.closest<HTMLElement>(`[${attribute}]`);
		const name = element?.getAttribute(attribute);
		if (!element || !name || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		const loading = import('./actions.ts');
		loading.then(
			(actions) => actions.act(name, element, target),
			() => element instanceof HTMLAnchorElement && location.assign(element.href),
		);
	});
}

document.addEventListener('keydown', moveInMenu);
document.addEventListener('focusin', closeLeftMenus);

// The page is painted: one that waited with its text font takes it now. See `Fonts.astro`.
document.documentElement.dataset.font = '';

// And with the manifest no request stands before the words any more. See `Page.astro`.
const { manifest } = document.body.dataset;
document.head.append(
	Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest }),
);

const seen = new IntersectionObserver(
	(entries) => {
		if (!entries.some((entry) => entry.isIntersecting)) return;
		seen.disconnect();
		import('./slider.ts');
	},
	{ rootMargin: '100px' },
);
for (const slider of document.querySelectorAll('vz-slider')) seen.observe(slider);
