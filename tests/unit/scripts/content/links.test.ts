import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
	findDeadLinks,
	listOutsideLinks,
	printDeadLinks,
} from '../../../../scripts/content/links/ask.ts';
import { goodTree, project } from '../../../fixtures/content/good-tree.ts';

const file = 'projects/dance-school.json';
let server: Server | undefined;

afterEach(async () => {
	const closing = server;
	closing?.closeAllConnections();
	await new Promise((done) => (closing ? closing.close(done) : done(undefined)));
	server = undefined;
});

test('each outside address is listed once, with all its places', () => {
	const url = 'https://example.com/dance';
	const tree = goodTree({ [file]: project({ demo: url, source: url, video: '/extra/weather' }) });
	const places = listOutsideLinks(tree).get(url);
	expect(places).toHaveLength(2);
	expect(places?.[0]).toMatch(/^src\/content\/projects\/dance-school\.json:\d+:\d+$/);
	expect([...listOutsideLinks(tree).keys()]).not.toContain('/extra/weather');
});

test('a link is broken if GET fails too; one that requires a password works', async () => {
	const asked: string[] = [];
	const statuses: Record<string, number> = { '/gone': 404, '/broken': 503, '/secret': 403 };
	const origin = await listen((request, response) => {
		asked.push(`${request.method} ${request.url}`);
		const path = request.url ?? '';
		if (path === '/moved') response.writeHead(301, { Location: '/there' });
		else if (path === '/no-head' && request.method === 'HEAD') response.writeHead(405);
		else response.writeHead(statuses[path] ?? 200);
		response.end();
	});
	const dead = await ask(origin, ['/there', '/gone', '/broken', '/secret', '/moved', '/no-head']);
	expect(dead.map(({ url, reason }) => [url.slice(origin.length), reason])).toEqual([
		['/gone', 'answers with 404'],
		['/broken', 'answers with 503'],
	]);
	expect(asked.filter((line) => line.endsWith('/there')).length).toBe(2);
	expect(asked).not.toContain('GET /there');
	expect(asked).toContain('GET /no-head');
	expect(printDeadLinks(6, dead)).toContain('Broken links: 2 of 6\n');
});

function ask(origin: string, paths: readonly string[], timeout?: number) {
	return findDeadLinks(new Map(paths.map((path) => [origin + path, ['place']])), timeout);
}

function listen(handler: RequestListener): Promise<string> {
	return new Promise((resolve) => {
		const opened = createServer(handler).listen(0, '127.0.0.1', () => {
			resolve(`http://127.0.0.1:${(opened.address() as AddressInfo).port}`);
		});
		server = opened;
	});
}
