import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mendPictures } from '../../../../scripts/content/mend-pictures.ts';
import { readContentTree } from '../../../../scripts/content/tree.ts';
import { makeFolder } from '../../folder.ts';
import { serveAdmin } from './serve-admin.ts';

const root = makeFolder();
const address = await serveAdmin(root);

vi.stubEnv('CACHE_DIRECTORY', join(root, 'cache'));

test.each([
	[
		'Портрет Олени (2).jpg',
		readFileSync('tests/fixtures/pictures/phone.jpg'),
		'portret-oleny-2.jpg',
	],
	['moving.gif', readFileSync('tests/fixtures/pictures/moving.gif'), 'moving.webp'],
])('an uploaded %s is saved as the content check wants it', async (name, bytes, saved) => {
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
