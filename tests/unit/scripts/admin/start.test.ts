import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toPage } from '../../../../scripts/admin/page.ts';
import { toStartPage } from '../../../../scripts/admin/start/page.ts';
import { makeFolder } from '../../folder.ts';
import { serveAdmin } from './serve-admin.ts';

const root = makeFolder({ 'package.json': '{"dependencies":{}}' });
const address = await serveAdmin(root);

const send = (path: string, method: string, body: BodyInit, origin: string | undefined = address) =>
	fetch(`${address}/admin/start/${path}`, { method, body, headers: origin ? { origin } : {} });
const answers = (flags: object, step = 'plan') => JSON.stringify({ page: '1', step, flags });

test.each([
	['without an origin', ''],
	['from another site', 'http://evil.example'],
	['from another port', 'http://localhost:1'],
])('answers %s are refused', async (_, origin) => {
	for (const [path, method] of [
		['answers', 'POST'],
		['file/1/portrait/a.jpg', 'PUT'],
	] as const) {
		const { status } = await send(path, method, answers({}), origin);
		expect(status).toBe(403);
	}
});

test.each([
	['a step that there is not', answers({}, 'delete')],
	['a path of this computer for a file', answers({ from: '/etc/passwd' })],
	['content that is the author’s already', answers({ force: '' })],
	['a name that is no question', answers({ '__proto__.x': 'a' }).replace('__proto__', '../a')],
	['a text of a whole book', answers({ email: 'a'.repeat(5001) })],
	['a number', answers({ email: 1 })],
])('%s is no answer', async (_, body) => {
	const response = await send('answers', 'POST', body);
	expect([response.status, await response.text()]).toEqual([
		422,
		'The answers cannot be read. Reload the page.',
	]);
});

test('a file belongs to one of two questions', async () => {
	for (const path of ['file/1/code/a.js', 'file/../portrait/a.jpg', 'file/x/portrait/a.jpg'])
		expect((await send(path, 'PUT', 'x')).status).toBe(404);
});

test('a file that is no CV is refused, and not kept; another page has its own', async () => {
	const docx = zipSync({ 'word/document.xml': new Uint8Array() });
	const resume = JSON.stringify({ basics: { name: 'Rosa Ferrer' } });
	const [refused, taken] = await Promise.all([
		send('file/1/from/lebenslauf.docx', 'PUT', new Blob([docx])),
		send('file/2/from/resume.json', 'PUT', resume),
	]);
	expect([refused.status, await refused.text(), taken.status]).toEqual([
		422,
		expect.stringContaining('"lebenslauf.docx" is a Word document'),
		200,
	]);
	// To open the page again takes nothing back.
	await fetch(`${address}/admin/start`);
	const replies = ['1', '2'].map(async (page) => {
		const asked = answers({}, 'ask').replace('"1"', `"${page}"`);
		return (await send('answers', 'POST', asked)).json();
	});
	const asked = { languages: ['English'], sections: expect.any(Array) };
	const known = expect.objectContaining({ 'name.en': 'Rosa Ferrer' });
	expect(await Promise.all(replies)).toEqual([
		asked,
		{ ...asked, known, text: expect.any(String) },
	]);
});

test('the form is offered on the sample alone', () => {
	expect([toPage('/cv', true), toPage('/cv', false)]).toEqual([
		expect.stringContaining('href="/cv/admin/start"'),
		expect.not.stringContaining('/admin/start'),
	]);
	expect([toStartPage('/cv', true), toStartPage('/cv', false)]).toEqual([
		expect.stringContaining('<form'),
		expect.not.stringContaining('<form'),
	]);
});
