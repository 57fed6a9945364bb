import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tracedModules } from './src/build/bundle/traced-modules.ts';

/** As in astro.config.mjs. */
const resolve = {
	alias: {
		'meshoptimizer/reference': fileURLToPath(
			new URL('node_modules/meshoptimizer/meshopt_decoder_reference.js', import.meta.url),
		),
	},
};

/** Whether the content is the sample; the tests in `tests/sample` expect it. Everything else stands on fixtures. */
const { sample } = JSON.parse(readFileSync('src/content/site/site.json', 'utf8'));

const afterTest = 'tests/unit/after-test.ts';

/**
 * A busy machine needs patience, but no second try: these tests wait for no clock and no network, so a test that fails
 * has found a fault.
 */
const common = {
	// `test`, `expect` and `vi` are there without an import.
	globals: true,
	testTimeout: 30_000,
	hookTimeout: 60_000,
	setupFiles: [afterTest],
};

/** With the seed of all properties. Tests in a window have none: `tests/unit/properties.test.ts` looks. */
const withProperties = { ...common, setupFiles: [afterTest, 'tests/unit/properties.ts'] };

/** Test files that replace modules: these replacements must not reach other files. */
const replacing = globSync('tests/unit/**/*.test.ts').filter((file) =>
	/\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

/** They read or make a built site, so only a command that names one of them starts it: `vitest run --project=dist`. */
const ofBuilds = [
	// What the build wrote, read as files. They change nothing, so they share what they import: to read Happy DOM for each
	// file takes half of the time.
	{
		name: 'dist',
		isolate: false,
		setupFiles: 'tests/dist/close-pages.ts',
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
	// Builds of their own, with the content of another author.
	{ name: 'author', testTimeout: 600_000, hookTimeout: 600_000 },
	// The PDF files, which a program of Java checks.
	{ name: 'pdf', testTimeout: 600_000 },
	// The visual editor in a real browser, with a development server of its own.
	{ name: 'admin', testTimeout: 120_000, hookTimeout: 180_000, retry: 1 },
	// The journeys in every engine of this machine, one browser at a time.
	{ name: 'engines', fileParallelism: false, testTimeout: 180_000, hookTimeout: 60_000 },
]
	.filter(({ name }) => process.argv.includes(`--project=${name}`))
	.map((test) => {
		const folder = test.name === 'dist' && !sample ? 'dist/any-content' : test.name;
		return { test: { globals: true, ...test, include: [`tests/${folder}/**/*.test.ts`] } };
	});

export default defineConfig({
	test: {
		// Its default leaves a processor to others; in `npm test` the steps beside this one end early.
		maxWorkers: '100%',
		projects: [
			...ofBuilds,
			{
				resolve,
				plugins: [tracedModules()],
				test: {
					name: 'node',
					environment: 'node',
					...withProperties,
					// To read the same modules again for every file costs more than the tests.
					isolate: false,
					include: ['tests/unit/**/*.test.ts'],
					exclude: replacing,
				},
			},
			{
				resolve,
				plugins: [tracedModules()],
				test: {
					name: 'isolated',
					environment: 'node',
					...withProperties,
					include: [...(sample ? ['tests/sample/**/*.test.ts'] : []), ...replacing],
				},
			},
			{
				resolve,
				plugins: [tracedModules()],
				oxc: { jsx: { runtime: 'automatic' } },
				test: {
					name: 'dom',
					environment: 'happy-dom',
					...common,
					// In windows a list stands for the voice of the page.
					setupFiles: ['tests/unit/after-page.ts', 'tests/unit/heard.ts'],
					// Each file has a window of its own, but its worker loads the code of windows once.
					pool: 'vmThreads',
					include: ['tests/unit/**/*.test.tsx'],
				},
			},
		],
	},
});
