/** 128 random bits. Not counted up, so that two tabs never choose the same; works without https too. */
export function createId(): string {
	return toId(crypto.getRandomValues(new Uint8Array(16)));
}

/** The same for the same content, and for no other. Without https, random. */
export async function toContentId(content: string): Promise<string> {
	const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(content));
	return digest ? toId(new Uint8Array(digest, 0, 16)) : createId();
}

function toId(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
