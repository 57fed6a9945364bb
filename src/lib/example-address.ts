/** The names that RFC 2606 keeps for examples: no such site belongs to anybody. */
const exampleHost = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

/** @example isExampleAddress('https://example.org/verify/JV-1') // true */
export function isExampleAddress(address: string): boolean {
	if (!/^https?:/i.test(address) || !URL.canParse(address)) return false;
	return exampleHost.test(new URL(address).hostname);
}

/**
 * The anchor of an example address on the page about them: the address itself, which compresses better beside it.
 * @example toExampleId('https://example.org/verify/JV-2022-04533') // 'example.org/verify/JV-2022-04533'
 */
export function toExampleId(address: string): string {
	return new URL(address).href.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
