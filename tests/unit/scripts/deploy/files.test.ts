import { existsSync, readFileSync } from 'node:fs';
import { toDeployFiles } from '../../../../scripts/deploy/files.ts';
import { writeStale } from '../../../../scripts/generated-files.ts';
import { makeFolder } from '../../folder.ts';

const folder = makeFolder();

test('they are written where they are missing, and once', () => {
	expect(writeStale(folder, toDeployFiles())).toEqual(['deploy/nginx.conf', 'vercel.json']);
	expect(writeStale(folder, toDeployFiles())).toEqual([]);
});

test('vercel.json has clean addresses and renamed pages', () => {
	const redirects = [{ from: '/extra/old', to: '/extra/todo' }];
	const settings = JSON.parse(toDeployFiles(redirects).get('vercel.json') ?? '');
	expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false });
	expect(settings.redirects).toContainEqual({
		source: '/uk/extra/old',
		destination: '/uk/extra/todo',
		permanent: true,
	});
});

test('the container file copies only what is there, and leaves out what a build makes again', () => {
	const text = readFileSync('deploy/Dockerfile', 'utf8');
	const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
		files.split(' '),
	);
	expect(copied).toContain('deploy/nginx.conf');
	for (const file of copied) expect([file, existsSync(file)]).toEqual([file, true]);
	const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
	for (const name of ['node_modules', 'dist*', '.git', '.cache', '.env*'])
		expect(ignored).toContain(name);
	for (const file of copied) expect(ignored).not.toContain(file);
});

test('the keys of the guide reach the builds on GitHub and in a container', () => {
	const listKeys = (file: string) =>
		[...new Set(readFileSync(file, 'utf8').match(/PUBLIC_[A-Z]+_KEY/g))].sort();
	const keys = listKeys('docs/deploy.md');
	expect(keys).toContain('PUBLIC_PIXABAY_KEY');
	for (const file of ['.github/workflows/pages.yml', 'deploy/Dockerfile'])
		expect(listKeys(file), file).toEqual(keys);
});
