const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.(\p{L}{2,}|xn--[a-z\d-]+)(:\d+)?([/?#]\S*)?$/u;

/**
 * An answer that is an address on the web without its scheme, as people write it, with the scheme.
 * @example toWebAddress('bakery.example/girona') // 'https://bakery.example/girona'
 */
export function toWebAddress(answer: string): string {
	return host.test(answer) ? `https://${answer}` : answer;
}
