/**
 * Pages of a list by their addresses, as the server has them; a page that throws does not load. Returns the requested
 * addresses.
 */
export function serve(pages: Readonly<Record<string, () => string>>): string[] {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(address);
		return new Response(
			`<!doctype html><style>p{}</style><main>${pages[address]?.() ?? ''}</main>`,
		);
	});
	let parsed: Blob | undefined;
	vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
		if (blob instanceof Blob) parsed = blob;
		return 'blob:page';
	});
	class Request {
		responseXML: Document | null = null;
		onloadend = () => {};
		readonly #blob = parsed;

		open() {}

		async send() {
			const html = (await this.#blob?.text()) ?? '';
			this.responseXML = new DOMParser().parseFromString(html, 'text/html');
			this.onloadend();
		}
	}
	vi.stubGlobal('XMLHttpRequest', Request);
	return asked;
}

/** The way through the pages, as `PageNumbers.astro` writes it. */
export function toNumbers(first: string, page: number, pages: number): string {
	return `<nav data-first="${first}" data-page="${page}" data-pages="${pages}"></nav>`;
}
