import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { goodTree, project } from '../../fixtures/content/good-tree.ts';
import { makeFolder } from '../folder.ts';

/** Each run starts a process; on a busy machine that takes its time. */
const timeout = 60_000;

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
		expect(stdout).toContain('Written: 9 new files, 1 replaced file.');
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
	const { texts, assets, publicFiles, packages } = goodTree(changes);
	const files = new Map<string, string | Uint8Array>();
	for (const [file, text] of texts) files.set(`src/content/${file}`, text);
	for (const file of assets) {
		files.set(`src/assets/${file}`, file.startsWith('projects/') ? large : onePixel);
	}
	for (const file of publicFiles) files.set(`public${file}`, '');
	for (const name of packages) files.set(`node_modules/${name}/package.json`, '{}');
	files.set('package.json', '{}');
	return makeFolder(Object.fromEntries(files));
}
