import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Screen {
	/** What a program of X finds its screen by. */
	environment: NodeJS.ProcessEnv;
	close(): Promise<void>;
}

/**
 * A screen for a browser with a window: that of this machine, or one in memory, drawn by `Xvfb`. Headless Firefox has no
 * WebGL where there is no graphics card, and WebKitGTK has no headless mode.
 */
export async function openScreen(xvfb: string | undefined): Promise<Screen> {
	if (!xvfb) return { environment: process.env, close: async () => undefined };
	const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const pipe = child.stdio[3];
	if (!pipe) throw new Error('Xvfb has no pipe to name its display in.');
	// It takes a number that is free.
	const [display] = await once(pipe, 'data');
	return {
		environment: { ...process.env, DISPLAY: `:${String(display).trim()}` },
		close: () => end(child),
	};
}

export async function end(child: ChildProcess) {
	if (child.exitCode !== null) return;
	child.kill();
	await once(child, 'exit');
}
