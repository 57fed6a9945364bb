/** The body as text; throws as soon as it is longer than `maxBytes`, so that a huge one is never held. */
export async function readText(response: Response, maxBytes: number): Promise<string> {
	const reader = response.body?.getReader();
	if (!reader) return '';
	const decoder = new TextDecoder();
	let text = '';
	let size = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		size += value.byteLength;
		if (size > maxBytes) {
			await reader.cancel();
			throw new Error(`The answer is longer than ${maxBytes} bytes.`);
		}
		text += decoder.decode(value, { stream: true });
	}
}
