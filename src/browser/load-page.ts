/** As long as a visitor waits who sees that something is loading. */
const timeoutMs = 60_000;

/**
 * The `<main>` of another page of this site, as a document in which no script runs. The address has no host. Throws when the
 * server does not answer in a minute, or answers with an error or with something other than a page of this site.
 *
 * The head is left out: the content policy of this page forbids the styles of the other, and the browser would report each.
 */
export async function loadPage(address: string): Promise<Document> {
	const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
	const page = answer.ok ? await answer.text() : '';
	const start = page.indexOf('<main');
	const end = page.lastIndexOf('</main>');
	if (start < 0 || end < start)
		throw new Error(`${address} answered ${answer.status} and no page.`);
	return parsePage(page.slice(start, end));
}

/** `DOMParser` would need a policy for trusted types; a request for a document needs none. */
function parsePage(html: string): Promise<Document> {
	const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
	return new Promise<Document>((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open('GET', address);
		request.responseType = 'document';
		request.onloadend = () => {
			if (request.responseXML) resolve(request.responseXML);
			else reject(new Error('The browser did not parse the page.'));
		};
		request.send();
	}).finally(() => URL.revokeObjectURL(address));
}
