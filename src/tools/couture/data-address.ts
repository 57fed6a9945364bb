/** A picture as a `data:` address. */
export async function toDataAddress(picture: Blob): Promise<string> {
	const bytes = new Uint8Array(await picture.arrayBuffer());
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return `data:${picture.type};base64,${btoa(binary)}`;
}
