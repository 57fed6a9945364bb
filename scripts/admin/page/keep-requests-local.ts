/**
 * Answers what the editor asks unpkg.com for: the words of its interface come from its package, and the question
 * for a newer version gets 404, because package.json decides the version.
 */
export function keepRequestsLocal(admin: string) {
	const load = window.fetch.bind(window);
	window.fetch = async (input, options) => {
		const address = String(input instanceof Request ? input.url : input);
		if (!address.startsWith('https://unpkg.com/')) return load(input, options);
		const words = /\/locales\/([\w-]+\.json)$/.exec(address)?.[1];
		return words === undefined
			? new Response('', { status: 404 })
			: load(`${admin}/locales/${words}`, options);
	};
}
