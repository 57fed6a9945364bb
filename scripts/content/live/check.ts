import { join } from 'node:path';
import { checkProject } from '../check-project.ts';
import type { Mistake } from '../mistake.ts';
import { printMistakes } from '../print.ts';
import { toOverlay } from './overlay.ts';

/** What the live check needs of the development server. */
export interface LiveServer {
	watcher: { on(event: 'all', listener: (event: string, path: string) => void): unknown };
	hot: {
		send(message: { type: string }): void;
		on(event: string, listener: (data: unknown, client: Client) => void): void;
	};
	/** How many browsers follow the server. */
	countClients(): number;
}

interface Client {
	send(message: { type: string }): void;
}

interface Log {
	info(text: string): void;
	error(text: string): void;
}

/** Programs save a file in several steps, in milliseconds. */
const pause = 50;
const watched = ['src/content', 'src/assets', 'public'];

/**
 * Checks the content of a running development server at once and after every change, and shows the mistakes in the terminal
 * and in every browser until they are corrected. A browser that comes later sees them too. While there are any, they
 * replace the errors of Vite and Astro, which are only their consequence.
 *
 * @param root folder of the project
 * @param check returns every mistake of the content in a folder
 * @returns a promise of the first check
 */
export function checkLive(
	root: string,
	{ watcher, hot, countClients }: LiveServer,
	log: Log,
	check: (root: string) => Promise<{ mistakes: Mistake[]; mended: string[] }> = checkProject,
): Promise<void> {
	const folders = watched.map((folder) => join(root, folder));
	const send = hot.send.bind(hot);
	let mistakes: readonly Mistake[] = [];
	let printed = '';
	let timer: NodeJS.Timeout | undefined;
	let running = update();

	hot.send = (message) => {
		const overlay = message.type === 'error' ? toMessage() : undefined;
		send(overlay ?? message);
		// An update of a module makes the browser remove the overlay.
		if (message.type === 'update') show();
	};
	hot.on('vite:client:connect', async (_, client) => {
		await running;
		const overlay = toMessage();
		if (overlay !== undefined) client.send(overlay);
	});
	watcher.on('all', (_, path) => {
		if (!folders.some((folder) => path.startsWith(folder))) return;
		clearTimeout(timer);
		timer = setTimeout(() => {
			running = running.then(update);
		}, pause);
	});
	return running;

	async function update() {
		try {
			const checked = await check(root);
			for (const line of checked.mended) log.info(line);
			({ mistakes } = checked);
		} catch (error) {
			// A file that vanishes while it is read; its change starts the next check.
			log.error(`The content could not be checked: ${String(error)}`);
			return;
		}
		const text = mistakes.length === 0 ? '' : printMistakes(mistakes);
		if (text === printed) return;
		printed = text;
		if (text !== '') {
			log.error(`\n${text}`);
			return show();
		}
		log.info('The content has no mistakes now.');
		if (countClients() > 0) send({ type: 'full-reload' });
	}

	function show() {
		const overlay = toMessage();
		// Without a browser, Vite would keep the message and show it after it is out of date.
		if (overlay !== undefined && countClients() > 0) send(overlay);
	}

	function toMessage() {
		const [first, ...others] = mistakes;
		return first && toOverlay([first, ...others], root);
	}
}
