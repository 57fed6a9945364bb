import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Step {
	id?: string;
	uses?: string;
	with?: Record<string, unknown>;
	run?: string;
	env?: Record<string, string>;
}

interface Job {
	uses?: string;
	needs?: string | string[];
	if?: string;
	permissions?: Record<string, string>;
	container?: string;
	steps?: Step[];
}

const folder = '.github/workflows';
const names = readdirSync(folder).map((file) => file.replace('.yml', ''));
const read = (name: string) => parse(readFileSync(`${folder}/${name}.yml`, 'utf8'));
const jobsOf = (name: string): Record<string, Job> => read(name).jobs;
const stepsOf = (name: string) => Object.values(jobsOf(name)).flatMap(({ steps = [] }) => steps);

/** A condition on the settings, which holds for the sample alone. */
const ofSample = "needs.settings.outputs.sample == 'true'";

const jobs = names.flatMap((name) =>
	Object.entries(jobsOf(name)).map(([key, job]) => ({ title: `${name}: ${key}`, job })),
);

test.each(names)('%s pins its actions, reads the repository alone and needs no key', (name) => {
	for (const { uses } of stepsOf(name))
		if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
	expect(read(name).permissions).toEqual({ contents: 'read' });
	expect(JSON.stringify(jobsOf(name))).not.toMatch(/secrets\./);
});

test('only jobs that run no code of packages may write', () => {
	const writing = jobs.filter(({ job }) => Object.values(job.permissions ?? {}).includes('write'));
	expect(writing.map(({ title }) => title)).toEqual(['pages: deploy', 'snapshots: publish']);
	for (const { job } of writing)
		for (const { uses = '', run = '' } of job.steps ?? [])
			expect([uses, run].join(' ')).not.toMatch(
				/\bnp[mx]\b|node_modules|setup-node|\.ts\b|--import/,
			);
});

test.each(jobs)('$title keeps no right to push, unless it pushes', ({ title, job }) => {
	const checkouts = (job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
	const kept = checkouts.filter((step) => step.with?.['persist-credentials'] !== false);
	expect(kept).toHaveLength(title === 'snapshots: publish' ? 1 : 0);
});

test('every image has a digest', () => {
	const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
	const images = [
		...jobs.flatMap(({ job: { container = [] } }) => container),
		...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
	];
	expect(images).toHaveLength(3);
	for (const image of images) expect(image).toMatch(/^[a-z]+:[\w-]+@sha256:[0-9a-f]{64}$/);
});

test('Dependabot finds packages, actions and images', () => {
	const text = readFileSync('.github/dependabot.yml', 'utf8');
	// dependabot/dependabot-core#1582
	expect(text, 'it reads no YAML aliases').not.toMatch(/[&*]\w/);
	const { updates } = parse(text);
	expect(
		updates.map((entry: Record<string, string>) => [entry['package-ecosystem'], entry.directory]),
	).toEqual([
		['npm', '/'],
		['github-actions', '/'],
		['docker', '/deploy'],
	]);
});

test('an owner publishes without the checks: a job is not skipped because one before it was', () => {
	// Without a status function in the condition it is: https://github.com/actions/runner/issues/491.
	const { checks, build, deploy } = jobsOf('pages');
	expect(checks?.if).toBe(ofSample);
	expect(build?.if).toBe(`\${{ !failure() && !cancelled() && github.event.repository.has_pages }}`);
	expect(deploy?.if).toBe(`\${{ !failure() && !cancelled() && needs.build.result == 'success' }}`);
});

test.each([
	['checks', 'engines'],
	['nightly', 'matrix'],
])('an owner does not run %s: %s', (name, job) => {
	expect(jobsOf(name)[job]).toMatchObject({ needs: 'settings', if: ofSample });
});

test('an owner without tools has no data of services to refresh', () => {
	expect(jobsOf('snapshots').ask?.if).toBe("needs.settings.outputs.tools == 'true'");
});
