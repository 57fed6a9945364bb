import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Seconds from the start of `npm run dev` until its first page, the home page, has arrived completely. */
export async function timeDev(port: number): Promise<number> {
	const start = performance.now();
	const child = spawn('astro', ['dev', '--port', String(port)], {
		shell: process.platform === 'win32',
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	try {
		await new Promise<void>((ready, fail) => {
			createInterface(child.stdout).on('line', (line) => line.includes('Local') && ready());
			child.on('close', () => fail(new Error('The development server ended before it was ready.')));
		});
		const answer = await fetch(`http://localhost:${port}/`, { headers: { accept: 'text/html' } });
		await answer.text();
		if (!answer.ok) throw new Error(`The home page answered with ${answer.status}.`);
		return (performance.now() - start) / 1000;
	} finally {
		child.kill();
	}
}
