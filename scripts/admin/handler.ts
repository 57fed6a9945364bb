import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { admitPicture, RefusedPicture } from '../content/picture-gate.ts';
import { readIsSample } from '../content/site-settings.ts';
import { readContentTree } from '../content/tree.ts';
import { type Answer, readBody, refuse, toAsset, toJson } from './answer.ts';
import { toEditorConfig } from './config.ts';
import { readEditorFont, readEditorScript, readEditorWords } from './editor-package.ts';
import { listEditorFiles, Refusal, removeFile, saveFile } from './files.ts';
import { findRefusal } from './guard.ts';
import { toPage } from './page.ts';
import { leadsOutOfPlace, type Place, toPlace } from './place.ts';
import { createStart, type Restarts } from './start/answers.ts';

/**
 * Answers the requests below `/admin`.
 *
 * @param root folder of the project
 * @param base folder of the site, `/` or `/cv`
 * @param restarts how the server is held and started again while `/admin/start` writes a new content
 */
export function createAdminHandler(root: string, base: string, restarts: Restarts) {
	const prefix = base.replace(/\/+$/, '');
	const start = createStart(root, prefix, restarts);
	const admin = `${prefix}/admin`;
	return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
		if (pathname !== admin && !pathname.startsWith(`${admin}/`)) return next();
		const answer = await toAnswer(pathname.slice(admin.length), searchParams.get('path') ?? '');
		response.writeHead(answer.status, {
			'Content-Type': answer.type,
			'Cache-Control': 'no-store',
			'X-Content-Type-Options': 'nosniff',
			'X-Frame-Options': 'DENY',
		});
		response.end(answer.body, answer.after);

		async function toAnswer(path: string, name: string): Promise<Answer> {
			const refusal = findRefusal(request);
			if (refusal !== undefined) return refuse(403, refusal);
			try {
				if (path === '/picture') return await toPicture(name, request);
				if (path === '/file') return await toFileAnswer(root, name, request);
				return (await start(path, request)) ?? toPart(path);
			} catch (error) {
				if (error instanceof Refusal || error instanceof RefusedPicture)
					return refuse(422, error.message);
				return refuse(500, error instanceof Error ? error.message : String(error));
			}
		}
	};

	function toPart(path: string): Answer {
		const [, kind, name = ''] = /^\/(locales|fonts)\/([\w-]+)\.(?:json|woff2)$/.exec(path) ?? [];
		if (kind === 'locales') return toAsset(readEditorWords(name), 'application/json');
		if (kind === 'fonts') return toAsset(readEditorFont(name), 'font/woff2');
		switch (path) {
			case '':
			case '/':
				return toAsset(toPage(prefix, readIsSample()), 'text/html');
			case '/sveltia-cms.js':
				return toAsset(readEditorScript(admin), 'text/javascript');
			case '/config.json':
				return toJson(toEditorConfig(readContentTree(root)));
			case '/files.json':
				return toJson(listEditorFiles(root));
			default:
				return refuse(404, 'This address does not exist.');
		}
	}
}

/** What the gate makes of a file that the author uploads. Nothing is written before the entry is saved. */
async function toPicture(name: string, request: IncomingMessage): Promise<Answer> {
	const { path, bytes } = await admitPicture(basename(name), await readBody(request), name);
	const type = `image/${extname(path).slice(1).replace('jpg', 'jpeg')}`;
	return toJson({ name: path, data: `data:${type};base64,${bytes.toString('base64')}` });
}

async function toFileAnswer(root: string, name: string, request: IncomingMessage): Promise<Answer> {
	const place = findPlace(root, name);
	const state = String(request.headers['x-state'] ?? '');
	if (request.method === 'PUT') {
		return toJson(await saveFile(root, place, await readBody(request), state));
	}
	if (request.method === 'DELETE') {
		removeFile(root, place, state);
		return toJson({});
	}
	return {
		status: 200,
		type: 'application/octet-stream',
		body: readFileSync(join(root, place.path)),
	};
}

function findPlace(root: string, name: string): Place {
	const place = toPlace(name);
	if (place !== undefined && !leadsOutOfPlace(root, place)) return place;
	throw new Refusal(
		`"${name}" is not a valid file name. Use lower-case letters, digits and hyphens, for example "seaside-hotel".`,
	);
}
