import { createId, toId } from './records/create-id.ts';

/** An id that is the same for the same content, and for no other. Without https, random. */
export async function toContentId(content: string): Promise<string> {
	const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(content));
	return digest ? toId(new Uint8Array(digest, 0, 16)) : createId();
}
