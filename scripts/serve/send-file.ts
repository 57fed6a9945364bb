import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { toContentType } from './content-types.ts';
import { leadsOut } from './leads-out.ts';

/** Compressed forms a build writes beside a file, the better one first. */
const encodings = [
	{ name: 'br', extension: '.br' },
	{ name: 'gzip', extension: '.gz' },
];

/** Answers with a file below `root`, in the best form the browser takes; false where there is no such file. */
export async function sendFile(
	request: IncomingMessage,
	response: ServerResponse,
	{ root, path, status = 200 }: { root: string; path: string; status?: 200 | 404 },
): Promise<boolean> {
	const plain = await findFile(root, path);
	if (!plain) return false;
	const compressed = await findCompressed(request, root, path);
	const form = compressed ?? { ...plain, encoding: undefined };

	const etag = `W/"${form.stats.size.toString(36)}-${form.stats.mtimeMs.toString(36)}"`;
	response.setHeader('Content-Type', toContentType(path));
	response.setHeader('Vary', 'Accept-Encoding');
	response.setHeader('ETag', etag);
	response.setHeader('Last-Modified', form.stats.mtime.toUTCString());
	if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
		response.writeHead(304).end();
		return true;
	}

	const range = status === 200 ? readRange(request, form.stats.size) : undefined;
	if (range === 'outside') {
		response.writeHead(416, { 'Content-Range': `bytes */${form.stats.size}` }).end();
		return true;
	}
	const { start = 0, end = form.stats.size - 1 } = range ?? {};
	if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${form.stats.size}`);
	if (form.encoding) response.setHeader('Content-Encoding', form.encoding);
	response.writeHead(range ? 206 : status, { 'Content-Length': end - start + 1 });
	if (request.method === 'HEAD' || form.stats.size === 0) {
		response.end();
		return true;
	}
	// A visitor who leaves, or a build that replaces the file, ends this answer and nothing else.
	await pipeline(createReadStream(form.path, { start, end }), response).catch(() => {
		response.destroy();
	});
	return true;
}

async function findFile(root: string, path: string) {
	const file = join(root, path);
	const stats = await stat(file).catch(() => undefined);
	return stats?.isFile() && !leadsOut(root, path) ? { path: file, stats } : undefined;
}

async function findCompressed(request: IncomingMessage, root: string, path: string) {
	for (const { name, extension } of encodings) {
		const found = accepts(request, name) && (await findFile(root, path + extension));
		if (found) return { ...found, encoding: name };
	}
	return undefined;
}

/** @example with `Accept-Encoding: gzip, br;q=0` only gzip is accepted */
function accepts(request: IncomingMessage, encoding: string): boolean {
	const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
	return accepted
		.split(',')
		.map((entry) => entry.trim().split(/\s*;\s*/))
		.some(([name, weight = 'q=1']) => name === encoding && !/^q=0(\.0*)?$/.test(weight));
}

/** One plain range; anything else is answered with the whole file, as the standard allows. */
function readRange(request: IncomingMessage, size: number): Range | 'outside' | undefined {
	const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(request.headers.range ?? '') ?? [];
	if (first === undefined) return undefined;
	const start = Number(first);
	const end = last ? Math.min(Number(last), size - 1) : size - 1;
	if (start >= size) return 'outside';
	return end < start ? undefined : { start, end };
}

interface Range {
	start: number;
	end: number;
}
