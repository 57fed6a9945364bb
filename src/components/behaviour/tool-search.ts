import { report } from '#lib/report.ts';

/** The search of a list of tools: its code loads when the field gets the focus. */
for (const search of document.querySelectorAll<HTMLElement>('[data-tool-search]')) {
	const field = search.querySelector('input');
	const load = async () => {
		try {
			const { filterTools } = await import('./filter-tools.ts');
			filterTools(search);
		} catch (error) {
			report(error, 'load the search of the tools');
		}
	};
	// What was typed before the script came, or what the browser put back.
	if (field && (field.value !== '' || field === document.activeElement)) void load();
	else field?.addEventListener('focus', load, { once: true });
}
