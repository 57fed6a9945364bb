import address from './formats-worker.ts?worker&url';

/** See `src/browser/trusted-address.ts`. A script that imports no other module is part of the first file of a page. */
interface TrustedTypes {
	createPolicy(
		name: 'formats',
		rules: { createScriptURL: (address: string) => string },
	): { createScriptURL: (address: string) => string };
}

/**
 * Makes the browser load its data of languages, as the first number, date or name that a page formats does. Chromium
 * checks some 800 languages then, which takes as long as starting a tool; it does so once for all threads of a page, so
 * a worker of a few bytes does it, and the page answers meanwhile.
 */
export function readyFormats(language: string) {
	const { trustedTypes }: { trustedTypes?: TrustedTypes } = Object(window);
	const policy = trustedTypes?.createPolicy('formats', { createScriptURL: (url) => url });
	const trusted = policy?.createScriptURL(address) ?? address;
	new Worker(trusted, { type: 'module', name: language });
}
