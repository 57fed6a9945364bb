import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAdminHandler } from '../../../../scripts/admin/handler.ts';
import { mendPictures } from '../../../../scripts/content/mend-pictures.ts';
import { readContentTree } from '../../../../scripts/content/tree.ts';
import { makeFolder } from '../../folder.ts';

const root = makeFolder();
const handle = createAdminHandler(root, '/', { hold: async () => {}, again: undefined });
const server = createServer((request, response) => void handle(request, response, () => {}));
let address = '';

beforeAll(async () => {
	vi.stubEnv('CACHE_DIRECTORY', join(root, 'cache'));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

const paint = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#c8442a' } });
const phone = readFileSync('tests/fixtures/pictures/phone.jpg');

test.each([
	['Портрет Олени (2).jpg', phone, 'portret-oleny-2.jpg'],
	['photo.JPG', paint(30, 20).toColourspace('cmyk').jpeg(), 'photo.jpg'],
	['large.jpg', paint(5000, 6000).jpeg(), 'large.jpg'],
	['moving.gif', readFileSync('tests/fixtures/pictures/moving.gif'), 'moving.webp'],
	[
		'card.svg',
		Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'),
		'card.webp',
	],
	['deep.png', paint(30, 20).toColourspace('rgb16').png(), 'deep.png'],
])('an uploaded %s is saved as the content check wants it', async (name, picture, saved) => {
	const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer();
	const admitted = await put(`picture?path=${encodeURIComponent(name)}`, bytes);
	const { name: given, data } = await admitted.json();
	expect(given).toBe(saved);
	const shown = await fetch(data).then((loaded) => loaded.arrayBuffer());
	const { status } = await put(`file?path=src/assets/photos/${given}`, Buffer.from(shown));
	expect(status).toBe(200);
	expect(readFileSync(join(root, 'src/assets/photos', saved))).toEqual(Buffer.from(shown));
	expect(await mendPictures(root, readContentTree(root))).toEqual({
		lines: [],
		refused: new Map(),
	});
});

test.each([
	['IMG_1.HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'is a HEIC photo'],
	['fake.jpg', '<!doctype html>', 'is not a picture, although its name says so.'],
])('an uploaded %s is refused with the sentence of the gate', async (name, text, fault) => {
	const response = await put(`picture?path=${name}`, Buffer.from(text, 'latin1'));
	expect(response.status).toBe(422);
	expect(await response.text()).toContain(`"${name}" ${fault}`);
});

function put(path: string, body: Buffer) {
	return fetch(`${address}/admin/${path}`, {
		method: 'PUT',
		body: new Uint8Array(body),
		headers: { Origin: address },
	});
}
