/** Addresses of modules that failed to load once. */
const failed = new Set<string>();

/**
 * Loads a module that may have failed before: browsers remember a failed import, and answer the next one for
 * the same address with the same error, without a request. So a second try asks for another address of the
 * same file. `load` is a dynamic import; its error is thrown unless a new try helps.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
	try {
		return await load();
	} catch (error) {
		const address = findAddress(error);
		if (!address) throw error;
		if (!failed.has(address)) {
			failed.add(address);
			throw error;
		}
		return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
	}
}

/** The module that an error of an import names. WebKit names none, and asks again by itself. */
function findAddress(error: unknown): string | undefined {
	const address = /\bhttps?:\/\/\S+\.js\b/.exec(String(error))?.[0];
	return address?.startsWith(location.origin) ? address : undefined;
}
