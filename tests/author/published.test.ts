import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BuiltSite } from '../dist/built-site.ts';
import sites from '../fixtures/owners/published.json' with { type: 'json' };
import { codeParts, ProjectCopy } from './project-copy.ts';

/*
 * What the workflow for GitHub Pages runs in the repository of an owner, after nothing but `npm run init`. The commands
 * are those of its file.
 */
interface Step {
	id?: string;
	run?: string;
	env?: Record<string, string>;
}

describe.each(sites)('a site $name', ({ root, base, answers, tools, home }) => {
	let copy: ProjectCopy;
	beforeAll(() => {
		copy = new ProjectCopy(root, codeParts);
		copy.takeAuthor();
		const { output, status } = copy.answer('init', answers);
		expect(output).toContain('its content has no mistakes');
		expect(status).toBe(0);
	});

	test('is known as that of an owner', () => {
		expect(readOutputs(root)).toBe(`sample=false\ntools=${tools}\n`);
	});

	test('passes every step before it is published', () => {
		const commands = readSteps('pages', 'build').filter(({ run }) => run !== undefined);
		const done = commands.filter(({ run = '', env = {} }) => {
			// The packages are those of this project.
			if (/^npm (ci|sbom)/.test(run)) return false;
			const { status, output } = runStep(root, run, withValues(env, base));
			expect(output, run).not.toContain('::error');
			expect(status, output).toBe(0);
			return true;
		});
		expect(done.map(({ run }) => run)).toEqual([
			'npm run content:check',
			'npm run build',
			'npm run links',
		]);
		const site = new BuiltSite(`${root}/dist`);
		for (const file of home) expect(site.list()).toContain(file);
		expect(site.readText('index.html')).toContain(`https://owner.github.io${base}/`);
	});

	test('has no code that only other tools need', () => {
		const files = globSync('src/**/*.{ts,tsx,astro,css}', { cwd: root });
		const code = files.map((file) => copy.read(file)).join('');
		// The pages of a résumé alone have 40,500.
		expect(code.split('\n').length).toBeLessThan(tools ? 110_000 : 41_000);
		const tables = globSync('src/{tools,islands,live}/**/*.{json,vue}', { cwd: root });
		expect(tables.length > 0).toBe(tools);
		expect(copy.run('@typescript/native/bin/tsc', '-p', '.')).toMatchObject({ status: 0 });
	});

	test('has files for hosts in its languages', () => {
		expect(copy.run('scripts/deploy-files.ts', '--check')).toMatchObject({ status: 0 });
	});
});

function readSteps(workflow: string, job: string): Step[] {
	return parse(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8')).jobs[job].steps;
}

/** What the workflow Settings hands to the other workflows. */
function readOutputs(root: string): string {
	const file = join(mkdtempSync(join(tmpdir(), 'outputs-')), 'output');
	const step = readSteps('settings', 'read').find(({ id }) => id === 'site');
	const { status, output } = runStep(root, step?.run ?? 'exit 1', { GITHUB_OUTPUT: file });
	expect(status, output).toBe(0);
	return readFileSync(file, 'utf8');
}

/** As GitHub runs a step: https://docs.github.com/actions/reference/workflow-syntax-for-github-actions ("bash -e {0}"). */
function runStep(root: string, command: string, env: Record<string, string>) {
	// Vitest sets it, and Vite would take it for the folder of the site.
	const { BASE_URL: _, ...ours } = process.env;
	const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 100_000_000,
		env: {
			...ours,
			ASTRO_TELEMETRY_DISABLED: '1',
			NO_COLOR: '1',
			FORCE_COLOR: '0',
			PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
			...env,
		},
	});
	return { status, output: `${stdout}\n${stderr}` };
}

/** The expressions of the file, with what `configure-pages` outputs for a repository with and without a folder, and no variables. */
function withValues(env: Record<string, string>, base: string): Record<string, string> {
	const values: Record<string, string> = {
		'${{ steps.pages.outputs.origin }}': 'https://owner.github.io',
		"${{ steps.pages.outputs.base_path || '/' }}": base || '/',
		[env.SITE_REPOSITORY ?? '']: 'https://code.example/leonie/cv',
	};
	return Object.fromEntries(
		Object.entries(env).map(([name, expression]) => [
			name,
			values[expression] ?? expression.replace(/^\$\{\{ vars\.\w+ \}\}$/, ''),
		]),
	);
}
