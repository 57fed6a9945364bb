import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { securityHeaders } from '#build/security-headers.ts';
import {
	findStaleDeployFiles,
	toDeployFiles,
	writeDeployFiles,
} from '../../../../scripts/deploy/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('the files for hosts are what the script writes', () => {
	expect(findStaleDeployFiles(process.cwd())).toEqual([]);
});

test('they are written where they are missing, and once', () => {
	expect(writeDeployFiles(folder)).toEqual(['deploy/nginx.conf', 'netlify.toml', 'vercel.json']);
	expect(writeDeployFiles(folder)).toEqual([]);
});

test('vercel.json has every header, clean addresses and how long files last', () => {
	const settings = JSON.parse(toDeployFiles().get('vercel.json') ?? '');
	const [all, widget, built] = settings.headers;
	expect(all.headers).toEqual(
		Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
	);
	expect(widget).toMatchObject({
		source: '/extra/weather-widget',
		headers: [{ key: 'Content-Security-Policy', value: expect.stringContaining('sandbox') }, {}],
	});
	expect(built).toMatchObject({
		source: '/_astro/(.*)',
		headers: [{ key: 'Cache-Control', value: expect.stringContaining('immutable') }],
	});
	expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false });
});

test('Netlify has a 404 page per language', () => {
	const text = toDeployFiles().get('netlify.toml');
	for (const locale of ['uk', 'es']) {
		expect(text).toContain(`from = "/${locale}/*"\nto = "/${locale}/404.html"\nstatus = 404`);
	}
});

test('the workflow for GitHub Pages takes address and folder from the repository, and pins what it runs', () => {
	const { jobs, permissions } = parse(readFileSync('.github/workflows/pages.yml', 'utf8'));
	const steps: Step[] = [...jobs.build.steps, ...jobs.deploy.steps];
	for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
	const build = steps.find(({ run }) => run === 'npm run build');
	expect(build?.env?.SITE_URL).toContain('steps.pages.outputs.origin');
	expect(build?.env?.BASE_PATH).toContain('steps.pages.outputs.base_path');
	expect(permissions).toEqual({ contents: 'read' });
	expect(jobs.deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
});

test('what is published has passed the checks, which run at every push and pull request', () => {
	const read = (name: string) => parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));
	const { jobs: pages } = read('pages');
	expect(pages.checks.uses).toBe('./.github/workflows/checks.yml');
	expect([pages.build.needs, pages.deploy.needs]).toEqual(['checks', 'build']);
	const { on, jobs, permissions } = read('checks');
	// A push to main is checked by the workflow that publishes it.
	expect(on).toEqual({
		push: { 'branches-ignore': ['main'] },
		pull_request: null,
		workflow_call: null,
	});
	expect(permissions).toEqual({ contents: 'read' });
	const steps: Step[] = Object.values<{ steps: Step[] }>(jobs).flatMap((job) => job.steps);
	for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
	const commands = steps.flatMap(({ run }) => run ?? []);
	expect(commands).toContain('npm test');
	expect(commands.filter((command) => command.includes('matrix'))).toEqual([]);
});

test('the matrix runs every night, and delays no publishing', () => {
	const { jobs, on, permissions } = parse(readFileSync('.github/workflows/nightly.yml', 'utf8'));
	expect(on.schedule).toHaveLength(1);
	expect(permissions).toEqual({ contents: 'read' });
	const steps: Step[] = jobs.matrix.steps;
	for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
	expect(steps.map(({ run }) => run)).toContain('npm run test:matrix');
});

test('the workflow for snapshots needs no key, commits nothing else and pins what it runs', () => {
	const { jobs, on, permissions } = parse(readFileSync('.github/workflows/snapshots.yml', 'utf8'));
	expect(on.schedule).toHaveLength(1);
	expect(permissions).toEqual({ contents: 'read' });
	const steps: Step[] = jobs.refresh.steps;
	for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
	expect(steps.map(({ run }) => run)).toContain('npm run snapshots');
	expect(steps.at(-1)?.run).toMatch(/git commit .* -- src\/live\/snapshots$/m);
	expect(JSON.stringify(jobs)).not.toMatch(/secrets\./);
});

test('the container file copies only what is there, and leaves out what a build makes again', () => {
	const text = readFileSync('Dockerfile', 'utf8');
	const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
		files.split(' '),
	);
	expect(copied).toContain('deploy/nginx.conf');
	for (const file of copied) expect([file, existsSync(file)]).toEqual([file, true]);
	const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
	for (const name of ['node_modules', 'dist*', '.git', '.cache']) expect(ignored).toContain(name);
	for (const file of copied) expect(ignored).not.toContain(file);
});

interface Step {
	uses?: string;
	run?: string;
	env?: Record<string, string>;
}
