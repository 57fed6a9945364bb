import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanPicturesOf } from '#build/pictures/clean-pictures.ts';
import { makeFolder } from '../../folder.ts';

const fixtures = 'tests/fixtures/pictures';
let root = '';

beforeEach(() => {
	root = makeFolder();
	vi.stubEnv('CACHE_DIRECTORY', join(root, 'cache'));
	mkdirSync(join(root, 'dist/projects/buses'), { recursive: true });
});

test('the pictures of all folders are cleaned whatever their names, and nothing else changes', async () => {
	const files = ['phone.jpg', 'projects/buses/Photo.JPG', 'projects/buses/picture'];
	for (const file of files) cpSync(join(fixtures, 'phone.jpg'), join(root, 'dist', file));
	writeFileSync(join(root, 'dist/page.html'), 'Planted in a page');
	expect(await cleanPicturesOf(join(root, 'dist'))).toEqual(files);
	for (const file of files) expect(read(file)).not.toContain('Planted');
	expect(read('page.html')).toBe('Planted in a page');
	expect(await cleanPicturesOf(join(root, 'dist'))).toEqual([]);
});

test('a picture that cannot be cleaned ends the build, with a way out', async () => {
	const whole = readFileSync(join(fixtures, 'phone.jpg'));
	writeFileSync(join(root, 'dist/projects/buses/half.jpg'), whole.subarray(0, 200));
	await expect(cleanPicturesOf(join(root, 'dist'))).rejects.toThrow(
		'projects/buses/half.jpg: This picture may contain a place and names, and they cannot be removed from this file. Open it in an image editor, save it as JPEG, PNG or WebP, and use the new file.',
	);
});

/** What Inkscape 1.3 and Illustrator write, as their files show. */
const inkscape = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Created with Inkscape by Planted -->
<svg viewBox="0 0 9 9" sodipodi:docname="/home/planted/logo.svg" inkscape:export-filename="C:\\Users\\planted\\logo.png" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns="http://www.w3.org/2000/svg"><sodipodi:namedview inkscape:document-units="planted"/><metadata><rdf:RDF><dc:creator>Planted</dc:creator></rdf:RDF></metadata><title>Logo</title><path inkscape:label="planted" d="M1 1h3"/></svg>`;

test('a drawing loses what its program stored, and keeps what it shows', async () => {
	writeFileSync(join(root, 'dist/logo.svg'), inkscape);
	expect(await cleanPicturesOf(join(root, 'dist'))).toEqual(['logo.svg']);
	expect(read('logo.svg')).not.toMatch(/planted|inkscape|sodipodi|metadata/i);
	expect(read('logo.svg')).toContain('<title>Logo</title><path d="M1 1h3"/></svg>');
	expect(await cleanPicturesOf(join(root, 'dist'))).toEqual([]);
});

function read(file: string): string {
	return readFileSync(join(root, 'dist', file), 'latin1');
}
