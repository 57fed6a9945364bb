import { loadFile } from '#scenes/stage/files.ts';
import { Progress } from '#scenes/stage/progress.ts';

function answerWith(parts: string[], init?: ResponseInit) {
	const stream = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
			controller.close();
		},
	});
	vi.stubGlobal('fetch', async () => new Response(stream, init));
}

test('a file is followed byte by byte', async () => {
	answerWith(['1234', '5678'], { headers: { 'content-length': '8' } });
	const shares: number[] = [];
	const blob = await loadFile('/a.glb', { progress: new Progress((share) => shares.push(share)) });
	expect(shares).toEqual([0, 0.5, 1, 1]);
	expect(await blob.text()).toBe('12345678');
});

test('a packed file counts when it is complete, for its length is not that of what arrives', async () => {
	answerWith(['1234', '5678'], {
		headers: { 'content-length': '3', 'content-encoding': 'br' },
	});
	const shares: number[] = [];
	await loadFile('/a.glb', { progress: new Progress((share) => shares.push(share)) });
	expect(shares).toEqual([0, 0, 0, 1]);
});
