/** One check of `npm run check`, `npm test` or `npm run test:matrix`. */
export interface Step {
	title: string;
	command: readonly [string, ...string[]];
	/** Environment of this command beside `stepEnvironment`. */
	environment?: Readonly<Record<string, string>>;
	/** Where the command writes how many tests passed, and in whose format. */
	report?: { file: string; format: 'vitest' | 'playwright' };
	/** Title of the step that must have passed before this one starts. */
	after?: string;
	/** It uses all processors, so it runs alone, and its output is printed as it arrives. */
	alone?: true;
}

export type Run = 'check' | 'test' | 'matrix';

/** In the order in which they start, as many at a time as there are processors. The longest come first. */
export function listSteps(run: Run): readonly Step[] {
	if (run === 'check') return sources;
	return run === 'test' ? [...sources, build, ...built, journeys] : [build, ...builds, matrix];
}

/** The steps without the build, because the site that `npm test` has built is used. */
export function withoutBuild(steps: readonly Step[]): readonly Step[] {
	return steps.filter((step) => step !== build);
}

const reports = 'test-results';
const buildTitle = 'Build';

const sources: readonly Step[] = [
	vitest('Unit and component tests', 'unit'),
	{ title: 'Types', command: ['astro', 'check'] },
	{ title: 'Types of the service worker', command: ['tsc', '-p', 'src/offline'] },
	{ title: 'Format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
	{ title: 'Import rules', command: ['node', 'scripts/check-layers.ts'] },
	{ title: 'Content', command: ['node', 'scripts/check-content.ts'] },
	{ title: 'Unused files and exports', command: ['knip', '--no-progress'] },
];

/** After the types: that check writes the same files of Astro as a build does. */
const build: Step = { title: buildTitle, command: ['astro', 'build'], after: 'Types' };

const built: readonly Step[] = [
	{ ...vitest('Built files', 'dist', 'vitest.dist.config.ts'), after: buildTitle },
	{
		title: 'HTML',
		command: ['html-validate', '--max-warnings=0', 'dist/**/*.html'],
		after: buildTitle,
	},
	{ title: 'Links', command: ['node', 'scripts/check-links.ts'], after: buildTitle },
];

/** Builds of their own: each writes into a folder of its own, with the pictures of the first build at hand. */
const builds: readonly Step[] = [
	{ ...vitest('Visual editor', 'editor', 'vitest.admin.config.ts'), after: buildTitle },
	{
		...vitest('Content of another author', 'author', 'vitest.author.config.ts'),
		after: buildTitle,
	},
	{
		...playwright(
			'Site in a subfolder of a host',
			'folder',
			'--config=playwright.folder.config.ts',
		),
		after: buildTitle,
	},
];

const journeys: Step = {
	...playwright('Every page and user journey', 'journeys', '--project=journeys'),
	after: buildTitle,
	alone: true,
};

const matrix: Step = {
	...playwright('All widths, themes and languages', 'matrix', '--project=matrix'),
	after: buildTitle,
	alone: true,
};

function vitest(title: string, name: string, config = 'vitest.config.ts'): Step {
	const file = `${reports}/${name}.json`;
	const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
	return {
		title,
		command: ['vitest', 'run', `--config=${config}`, ...reporters],
		report: { file, format: 'vitest' },
	};
}

function playwright(title: string, name: string, choice: string): Step {
	const file = `${reports}/${name}.json`;
	return {
		title,
		command: ['playwright', 'test', choice],
		environment: { E2E_REPORT: file },
		report: { file, format: 'playwright' },
	};
}

/** The environment of every command. Colours are for a screen, not for the log of a CI. */
export const stepEnvironment: Readonly<Record<string, string>> = {
	ASTRO_TELEMETRY_DISABLED: '1',
	...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: '0', NO_COLOR: '1' }),
};
