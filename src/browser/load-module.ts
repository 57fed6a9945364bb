/** What is known of a module whose first import failed: the import of another address of the same file, once there is one. */
const failed = new Map<string, Promise<unknown> | undefined>();

/**
 * Loads a module that may have failed before: browsers remember a failed import, and answer the next one for the same
 * address with the same error, without a request. So a second attempt requests another address of the same file, and
 * keeps the result: a module may hold state. `load` is a dynamic import; its error is thrown unless a new try helps.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
	try {
		return await load();
	} catch (error) {
		const address = findAddress(error);
		if (!address) throw error;
		if (!failed.has(address)) {
			failed.set(address, undefined);
			throw error;
		}
		return importAgain(address);
	}
}

async function importAgain(address: string) {
	const known = failed.get(address);
	if (known) return known;
	const coming = import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
	failed.set(address, coming);
	coming.catch(() => failed.set(address, undefined));
	return coming;
}

/** The module that an error of an import names. WebKit names none, and repeats the request itself. */
function findAddress(error: unknown): string | undefined {
	const address = /\bhttps?:\/\/\S+\.js\b/.exec(String(error))?.[0];
	return address?.startsWith(location.origin) ? address : undefined;
}
