/** 128 random bits. Not counted up, so that two tabs never choose the same; works without https too. */
export function createId(): string {
	return toId(crypto.getRandomValues(new Uint8Array(16)));
}

/** Bytes as an id. */
export function toId(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
