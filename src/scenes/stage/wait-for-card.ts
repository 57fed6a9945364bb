/** How often to look whether the graphics card has done its work, in milliseconds. */
const pauseMs = 4;
/** Longer than any work; then the page goes on, and waits for the card where it must. */
const mostMs = 10_000;

/** What is used of a context. */
interface Card {
	readonly SYNC_GPU_COMMANDS_COMPLETE: number;
	readonly SYNC_STATUS: number;
	readonly SIGNALED: number;
	fenceSync: (condition: number, flags: number) => WebGLSync | null;
	flush: () => void;
	getSyncParameter: (fence: WebGLSync, name: number) => unknown;
	deleteSync: (fence: WebGLSync) => void;
	isContextLost: () => boolean;
}

/**
 * Resolves when the graphics card has carried out all commands. Reading a result would block the page until
 * then, and shaders take long where the card is a processor.
 */
export async function waitForCard(gl: Card): Promise<void> {
	const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
	if (!fence) return;
	gl.flush();
	for (let waited = 0; waited < mostMs; waited += pauseMs) {
		await new Promise((resolve) => setTimeout(resolve, pauseMs));
		if (gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED) break;
	}
	gl.deleteSync(fence);
}
