import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readIsSample } from '../../content/site-settings.ts';
import type { FormReply, FormStep } from '../../init/form.ts';
import { type Answer, readBody, refuse, toAsset, toJson } from '../answer.ts';
import { toStartPage } from './page.ts';
import { Preview } from './preview.ts';

/** How the development server is held and started again. */
export interface Restarts {
	/** From now on, the server does not follow changes of files. */
	hold(): Promise<void>;
	/** Undefined if nothing can start the server again. */
	again: (() => void) | undefined;
}

const program = fileURLToPath(new URL('../../init-form.ts', import.meta.url));
const nodeVersion = fileURLToPath(new URL('../../node-version.js', import.meta.url));

/** Fields whose answer is a file. The browser sends the file: a path that it names is no answer. */
const fileFields = ['from', 'portrait'] as const;

const requestSchema = z.object({
	/** Which of the open pages asks: each has its own files. */
	page: z.string().regex(/^\d{1,16}$/),
	step: z.enum(['ask', 'plan', 'show', 'write']),
	flags: z
		.record(
			z
				.string()
				.regex(/^[a-zA-Z]+(\.[a-z\d-]+)?$/)
				.max(40),
			z.string().max(5000),
		)
		.refine((flags) => Object.keys(flags).length <= 300)
		.refine((flags) => ![...fileFields, 'force'].some((field) => field in flags)),
});

/**
 * The form at `/admin/start`: the questions of `npm run init` on a page. Undefined for other addresses.
 *
 * @param prefix folder of the site without the slash at its end: empty or `/cv`
 */
export function createStart(root: string, prefix: string, restarts: Restarts) {
	const files = new Map<string, Partial<Record<(typeof fileFields)[number], string>>>();
	let preview: Preview | undefined;

	return async (path: string, request: IncomingMessage): Promise<Answer | undefined> => {
		if (path === '/start') return toAsset(toStartPage(prefix, readIsSample()), 'text/html');
		if (path.startsWith('/start/file/') && request.method === 'PUT')
			return keepFile(path.slice('/start/file/'.length), await readBody(request));
		if (path !== '/start/answers' || request.method !== 'POST') return undefined;
		const asked = requestSchema.safeParse(JSON.parse((await readBody(request)).toString('utf8')));
		if (!asked.success) return refuse(422, 'The answers cannot be read. Reload the page.');
		const { page, step } = asked.data;
		const flags = { ...asked.data.flags, ...files.get(page) };
		if (step === 'show') return toJson(await show(flags));
		return step === 'write' ? write(flags) : toJson(await run({ step, flags }));
	};

	/**
	 * Keeps a file, unless it cannot be imported.
	 *
	 * @param place the page, the field and the name of its file: `1732831200000/portrait/IMG_0001.jpg`; without bytes, the answer is taken back
	 */
	async function keepFile(place: string, bytes: Buffer): Promise<Answer> {
		const [page = '', name = '', ...rest] = place.split('/');
		const field = fileFields.find((each) => each === name);
		if (field === undefined || !/^\d{1,16}$/.test(page))
			return refuse(404, 'This address does not exist.');
		preview ??= new Preview(root);
		const folder = join(preview.folder, 'answers', page, field);
		rmSync(folder, { recursive: true, force: true });
		const { [field]: _, ...others } = files.get(page) ?? {};
		files.set(page, others);
		if (bytes.length > 0) {
			const file = join(folder, basename(decodeURIComponent(rest.join('/'))) || field);
			mkdirSync(folder, { recursive: true });
			writeFileSync(file, bytes);
			const flags = { [field]: file };
			const { refused = [] } = field === 'from' ? await run({ step: 'ask', flags }) : {};
			if (refused.length > 0) return refuse(422, refused.map(({ sentence }) => sentence).join(' '));
			files.set(page, { ...others, ...flags });
		}
		return toJson({});
	}

	async function show(flags: FormStep['flags']) {
		preview ??= new Preview(root);
		const reply = await run({ step: 'show', flags, folder: preview.folder });
		return reply.refused ? reply : { ...reply, preview: `${await preview.start()}${prefix}` };
	}

	async function write(flags: FormStep['flags']): Promise<Answer> {
		const planned = await run({ step: 'plan', flags });
		if (planned.refused) return toJson(planned);
		await restarts.hold();
		const reply = await run({ step: 'write', flags });
		preview?.stop();
		return {
			...toJson({ ...reply, restarts: restarts.again !== undefined }),
			after: restarts.again,
		};
	}

	async function run(step: FormStep): Promise<FormReply> {
		const child = spawn(process.execPath, ['--import', nodeVersion, program], { cwd: root });
		child.stdin.end(JSON.stringify(step));
		const [reply, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
		if (!reply.startsWith('{')) throw new Error(errors);
		// The author knows the name of the file, not where this server keeps it.
		const places = new RegExp(`[^"\\s]*/answers/\\d+/(?:${fileFields.join('|')})/`, 'g');
		return JSON.parse(reply.replace(places, ''));
	}
}
