import written from './steps.json' with { type: 'json' };

/** One check of `npm run check`, `npm test` or `npm run test:matrix`. */
export interface Step {
	title: string;
	command: readonly string[];
	/** Environment of this command beside `stepEnvironment`. */
	environment?: Readonly<Record<string, string>>;
	/** Where the command writes how many tests passed, and in whose format. */
	report?: { file: string; format: 'vitest' | 'playwright' };
	/** How many journeys it may have at most. */
	most?: number | undefined;
	/** Title of the step that must have passed before this one starts. */
	after?: string;
	/** It uses all processors, so it runs alone, and its output is printed as it arrives. */
	alone?: boolean;
}

/** A step of `steps.json`: a command, or the name of the report of a runner of tests, with its arguments. */
interface WrittenStep extends Pick<Step, 'title' | 'most' | 'after' | 'alone'> {
	command?: string;
	vitest?: string;
	playwright?: string;
	arguments?: string;
}

/** In the order in which they start, as many at a time as there are processors. The longest come first. */
const sources = written.sources.map(toStep);
const build = toStep(written.build);
/** The types of pages and the build write the same files of Astro, so one comes after the other. */
const built = [{ ...build, after: 'Types of pages' }, ...written.built.map(toStep)];

export function listSteps(run: 'check' | 'test'): readonly Step[] {
	return run === 'check' ? sources : [...sources, ...built, toStep(written.journeys)];
}

/** An owner may format files in any way, and need not use every part. */
const ofCode: readonly string[] = ['Format and lint', 'Unused files and exports'];

/**
 * The same for a site with content of its owner: all but how the code is written and used, and the journeys, which visit
 * the sample. `vitest.config.ts` leaves out the tests of the sample.
 */
export function listOwnerSteps(run: 'check' | 'test'): readonly Step[] {
	const steps = [...sources.filter(({ title }) => !ofCode.includes(title)), toStep(written.hosts)];
	return run === 'check' ? steps : [...steps, ...built];
}

/**
 * The steps of the matrix: all of them, or those that words choose. A part has the name under which `parts` lists it; any
 * other word stands for the tests in whose file name or title it occurs. Builds write into folders of their own.
 *
 * @param seed of the properties, a 32-bit integer
 * @example listMatrix({ words: ['weather'], built: true, seed: 7 }) // the tests of the weather, without a build before
 */
export function listMatrix({ words, built: isBuilt, seed }: MatrixChoice): readonly Step[] {
	const names = words.filter((word) => !Object.hasOwn(written.parts, word));
	const chosen = Object.entries(written.parts)
		.filter(([part]) => words.length === 0 || words.includes(part))
		.map(([part, step]) => (part === 'properties' ? withSeed(toStep(step), seed) : toStep(step)));
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

function withSeed(step: Step, seed: number): Step {
	return {
		...step,
		title: `${step.title}${seed}`,
		environment: { PROPERTY_SEED: String(seed) },
	};
}

function matrix(names: readonly string[]): Step {
	const step = toStep(written.matrix);
	// Playwright reads them as a regular expression; file names have hyphens where titles have spaces.
	const patterns = names.map((name) => name.replaceAll(/[^\p{L}\p{N}/]/gu, '.'));
	const choice = patterns.length === 0 ? [] : ['--grep', patterns.join('|')];
	return { ...step, command: [...step.command, ...choice] };
}

function toStep({ title, most, after, alone, ...how }: WrittenStep): Step {
	const { command = '', vitest, playwright, arguments: rest = '' } = how;
	const file = `test-results/${vitest ?? playwright}.json`;
	const run = vitest
		? `vitest run ${rest} --reporter=dot --reporter=json --outputFile.json=${file}`
		: playwright
			? `playwright test ${rest}`
			: command;
	return {
		title,
		command: run.split(/ +/),
		...(playwright && { environment: { E2E_REPORT: file } }),
		...((vitest || playwright) && { report: { file, format: vitest ? 'vitest' : 'playwright' } }),
		...(most !== undefined && { most }),
		...(after !== undefined && { after }),
		...(alone && { alone }),
	};
}

/** The environment of every command. Colours are for a screen, not for the log of a CI. */
export const stepEnvironment: Readonly<Record<string, string>> = {
	ASTRO_TELEMETRY_DISABLED: '1',
	...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: '0', NO_COLOR: '1' }),
};
