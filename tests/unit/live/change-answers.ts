/** Changes the answers of all services before they come. */
// biome-ignore lint/suspicious/noExplicitAny: an answer as it comes over the wire.
export function changeAnswers(edit: (answer: any) => void) {
	const outside = fetch;
	vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
		const answer = await (await outside(input, init)).json();
		edit(answer);
		return new Response(JSON.stringify(answer));
	});
}
