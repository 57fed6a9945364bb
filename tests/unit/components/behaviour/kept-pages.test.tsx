test('the pages that are kept are shown, each once and in the language of the page where there is a choice', async () => {
	vi.stubGlobal(
		'caches',
		toCaches({
			'offline http://localhost:3000/uk/extra': ['/uk/extra', '/uk/extra/todo?edition=1'],
			'offline http://localhost:3000/extra': ['/extra/todo?edition=2', '/extra/notes?edition=3'],
			'of another program': ['/uk/extra/memory'],
		}),
	);
	document.body.innerHTML = `<section data-saved hidden><ul>
		${['', '/todo', '/notes', '/memory'].map(toEntry).join('')}
	</ul></section>`;
	await import('#components/behaviour/kept-pages.ts');
	await vi.waitFor(() => expect(document.querySelector('section')?.hidden).toBe(false));
	const shown = [...document.querySelectorAll('a:not([hidden])')];
	expect(shown.map((link) => link.getAttribute('href'))).toEqual([
		'/uk/extra',
		'/uk/extra/todo',
		'/extra/notes',
	]);
	const entries = [...document.querySelectorAll('li')].map(({ hidden }) => hidden);
	expect(entries).toEqual([false, false, false, true]);
});

test('when the network is back the requested page is opened', async () => {
	const reload = vi.spyOn(location, 'reload').mockReturnValue();
	vi.useFakeTimers();
	dispatchEvent(new Event('online'));
	expect(reload).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(2000);
	expect(reload).toHaveBeenCalledOnce();
});

function toEntry(page: string): string {
	const links = ['/uk', ''].map((prefix) => `<a href="${prefix}/extra${page}" hidden>x</a>`);
	return `<li hidden>${links.join('')}</li>`;
}

function toCaches(named: Record<string, string[]>) {
	const open = async (name: string) => ({
		keys: async () =>
			(named[name] ?? []).map((path) => new Request(`http://localhost:3000${path}`)),
	});
	return { keys: async () => Object.keys(named), open };
}
