import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { goodTree, project } from '../../fixtures/content/good-tree.ts';

/** Each run starts a process; on a busy machine that takes its time. */
const timeout = 60_000;

const folders: string[] = [];

afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

test(
	'the check stops at a bad content, after all of its mistakes',
	() => {
		const folder = makeProject({
			'projects/dance-school.json': project({ start: '21', demo: 'javascript:alert(1)' }),
			'skills/scripts.json': '{',
		});
		const { status, stdout, stderr } = run('check-content.ts', folder);
		expect(stdout).toBe('');
		expect(stderr).toContain('src/content/projects/dance-school.json:12:11  start\n');
		expect(stderr).toContain('src/content/projects/dance-school.json:23:10  demo\n');
		expect(stderr).toContain('src/content/skills/scripts.json:1:2\n');
		expect(stderr).toMatch(/\n\n3 mistakes in 2 files\.\n$/);
		expect(status).toBe(1);
	},
	timeout,
);

test(
	'an import writes content that is in order',
	() => {
		const folder = makeProject();
		const resume = resolve('tests/fixtures/resumes/01-official-v1.json');
		const { status, stdout, stderr } = run('import.ts', folder, '--force', resume);
		expect(stderr).toBe('');
		expect(stdout).toContain('Written: 10 new files, 1 replaced file.');
		expect(status).toBe(0);
		// The skills of the file come after the existing one.
		expect(run('check-content.ts', folder).stderr).toBe('');
		expect(run('import.ts', folder, '--force', resume).stdout).toContain('Written: 0 new files');
		expect(run('import.ts', folder).stderr).toMatch(/^Usage: npm run import/);
	},
	timeout,
);

function run(script: string, folder: string, ...parameters: string[]) {
	return spawnSync(process.execPath, [resolve('scripts', script), ...parameters], {
		cwd: folder,
		encoding: 'utf8',
	});
}

/** A WebP picture of one pixel. */
const onePixel = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** Covers and pictures of case studies are shown large. */
const large = await sharp({
	create: { width: 1536, height: 1024, channels: 3, background: '#777' },
})
	.webp()
	.toBuffer();

/** A folder with the good content, the files it names, and the changes. */
function makeProject(changes: Record<string, string> = {}): string {
	const folder = mkdtempSync(join(tmpdir(), 'content-'));
	folders.push(folder);
	const { texts, assets, publicFiles, packages } = goodTree(changes);
	for (const [file, text] of texts) writeAt(folder, `src/content/${file}`, text);
	for (const file of assets) {
		writeAt(folder, `src/assets/${file}`, file.startsWith('projects/') ? large : onePixel);
	}
	for (const file of publicFiles) writeAt(folder, `public${file}`, '');
	for (const name of packages) writeAt(folder, `node_modules/${name}/package.json`, '{}');
	return folder;
}

function writeAt(folder: string, file: string, text: string | Uint8Array) {
	mkdirSync(dirname(join(folder, file)), { recursive: true });
	writeFileSync(join(folder, file), text);
}
