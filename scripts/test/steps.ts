/** One check of `npm run check`, `npm test` or `npm run test:matrix`. */
export interface Step {
	title: string;
	command: readonly [string, ...string[]];
	/** Environment of this command beside `stepEnvironment`. */
	environment?: Readonly<Record<string, string>>;
	/** Where the command writes how many tests passed, and in whose format. */
	report?: { file: string; format: 'vitest' | 'playwright' };
	/** How many journeys it may have at most. */
	most?: number | undefined;
	/** Title of the step that must have passed before this one starts. */
	after?: string;
	/** It uses all processors, so it runs alone, and its output is printed as it arrives. */
	alone?: true;
}

/** In the order in which they start, as many at a time as there are processors. The longest come first. */
export function listSteps(run: 'check' | 'test'): readonly Step[] {
	return run === 'check' ? sources : [...sources, buildAfterTypes, ...built, journeys];
}

/**
 * The same for a site with content of its owner: all but how the code is written and used, and the journeys, which visit
 * the sample. `vitest.config.ts` leaves out the tests of the sample.
 */
export function listOwnerSteps(run: 'check' | 'test'): readonly Step[] {
	const steps = [...sources.filter(({ title }) => !ofCode.includes(title)), hosts];
	return run === 'check' ? steps : [...steps, buildAfterTypes, ...built];
}

/**
 * The steps of the matrix: all of them, or those that words choose. A part has the name under which `matrixParts` lists
 * it; any other word stands for the tests in whose file name or title it occurs.
 *
 * @param seed of the properties, a 32-bit integer
 * @example listMatrix({ words: ['weather'], built: true, seed: 7 }) // the tests of the weather, without a build before
 */
export function listMatrix({ words, built: isBuilt, seed }: MatrixChoice): readonly Step[] {
	const parts = matrixParts(seed);
	const names = words.filter((word) => !Object.hasOwn(parts, word));
	const chosen = Object.entries(parts)
		.filter(([part]) => words.length === 0 || words.includes(part))
		.map(([, step]) => step);
	const browser = words.length === 0 || names.length > 0 ? [matrix(names)] : [];
	const steps = [...chosen, ...browser];
	const needsBuild = !isBuilt && steps.some(({ after }) => after === build.title);
	return needsBuild ? [build, ...steps] : steps;
}

export interface MatrixChoice {
	words: readonly string[];
	/** The site that `npm test` has built is used. */
	built: boolean;
	seed: number;
}

const reports = 'test-results';
const htmlRules = 'scripts/test/html-rules.json';
/** Both compilers bring a command `tsc`. */
const nativeTsc = ['node', 'node_modules/@typescript/native/bin/tsc'] as const;
/** This check and the build write the same files of Astro, so one comes after the other. */
const pageTypes = 'Types of pages';

const sources: readonly Step[] = [
	{ title: 'Unit and component tests', ...vitest('unit') },
	{ title: pageTypes, command: ['astro', 'check', '--tsconfig', 'src/tsconfig.pages.json'] },
	{
		// TypeScript 7 takes a third of the time of 6, which `astro check` needs for the pages.
		title: 'Types',
		command: [...nativeTsc, '-p', '.'],
		after: pageTypes,
	},
	{ title: 'Types of the service worker', command: [...nativeTsc, '-p', 'src/offline'] },
	{ title: 'Format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
	{ title: 'Import rules', command: ['node', 'scripts/check-layers.ts'] },
	{ title: 'Content', command: ['node', 'scripts/check-content.ts'] },
	{ title: 'Unused files and exports', command: ['knip', '--no-progress'] },
];

/** An owner may format files in any way, and need not use every part. */
const ofCode: readonly string[] = ['Format and lint', 'Unused files and exports'];

/** With the sample, a unit test compares them. */
const hosts: Step = {
	title: 'Files for hosts',
	command: ['node', 'scripts/deploy-files.ts', '--check'],
};

const build: Step = { title: 'Build', command: ['astro', 'build'] };
const buildAfterTypes: Step = { ...build, after: pageTypes };

const links: Step = {
	title: 'Links',
	command: ['node', 'scripts/check-links.ts'],
	after: build.title,
};

const built: readonly Step[] = [
	{ title: 'Built files', ...vitest('dist', '--project=dist'), after: build.title },
	{
		title: 'HTML',
		command: ['html-validate', `--config=${htmlRules}`, '--max-warnings=0', 'dist/**/*.html'],
		after: build.title,
	},
	links,
];

const journeys: Step = {
	title: 'Every page and user journey',
	...playwright('journeys', '--project=journeys'),
	// Beside one for each page. The others belong to the matrix.
	most: 175,
	after: build.title,
	alone: true,
};

/** By the name that `npm run test:matrix -- NAME` takes. Builds write into folders of their own. */
function matrixParts(seed: number): Readonly<Record<string, Step>> {
	return {
		properties: {
			title: `Properties with the seed ${seed}`,
			...vitest('properties', '--project=node', '--project=isolated'),
			environment: { PROPERTY_SEED: String(seed) },
		},
		editor: {
			title: 'Visual editor',
			...vitest('editor', '--project=admin'),
			after: build.title,
		},
		author: {
			title: 'Content of another author',
			...vitest('author', '--project=author'),
			after: build.title,
		},
		pdf: {
			title: 'PDF files as PDF/UA-1',
			...vitest('pdf', '--project=pdf'),
			after: build.title,
		},
		folder: {
			title: 'Site in a subfolder of a host',
			...playwright('folder', '--project=folder'),
			after: build.title,
		},
	};
}

function matrix(names: readonly string[]): Step {
	// Playwright reads them as a regular expression; file names have hyphens where titles have spaces.
	const patterns = names.map((name) => name.replaceAll(/[^\p{L}\p{N}/]/gu, '.'));
	const choice = patterns.length === 0 ? [] : ['--grep', patterns.join('|')];
	return {
		title: 'All widths, themes and languages',
		...playwright('matrix', '--project=matrix', ...choice),
		after: build.title,
		alone: true,
	};
}

function vitest(name: string, ...choice: string[]): Omit<Step, 'title'> {
	const file = `${reports}/${name}.json`;
	const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
	return {
		command: ['vitest', 'run', ...choice, ...reporters],
		report: { file, format: 'vitest' },
	};
}

function playwright(name: string, ...choice: string[]): Omit<Step, 'title'> {
	const file = `${reports}/${name}.json`;
	return {
		command: ['playwright', 'test', ...choice],
		environment: { E2E_REPORT: file },
		report: { file, format: 'playwright' },
	};
}

/** The environment of every command. Colours are for a screen, not for the log of a CI. */
export const stepEnvironment: Readonly<Record<string, string>> = {
	ASTRO_TELEMETRY_DISABLED: '1',
	...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: '0', NO_COLOR: '1' }),
};
