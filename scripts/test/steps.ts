/** One check of `npm test`. */
export interface Step {
	title: string;
	command: readonly [string, ...string[]];
	/** Environment variables of this command beside `stepEnvironment`. */
	environment?: Readonly<Record<string, string>>;
	/** Where the command writes how many tests passed, and in whose format. */
	report?: { file: string; format: 'vitest' | 'playwright' };
}

/** Steps of one group run side by side; a group starts when the one before it has passed. */
export type StepGroup = readonly Step[];

const reports = 'test-results';

const unitReport = `${reports}/unit.json`;
const authorReport = `${reports}/author.json`;
const editorReport = `${reports}/editor.json`;
const builtReport = `${reports}/built.json`;
const folderReport = `${reports}/folder.json`;
const browserReport = `${reports}/browser.json`;

const sources: StepGroup = [
	{ title: 'Types', command: ['astro', 'check'] },
	{ title: 'Format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
	{ title: 'Import rules', command: ['node', 'scripts/check-layers.ts'] },
	{ title: 'Content', command: ['node', 'scripts/check-content.ts'] },
	{
		title: 'Unit and component tests',
		command: [
			'vitest',
			'run',
			'--reporter=dot',
			'--reporter=json',
			`--outputFile.json=${unitReport}`,
		],
		report: { file: unitReport, format: 'vitest' },
	},
];

const built: readonly StepGroup[] = [
	[{ title: 'Build', command: ['astro', 'build'] }],
	[
		{ title: 'Links', command: ['node', 'scripts/check-links.ts'] },
		{ title: 'HTML', command: ['html-validate', '--max-warnings=0', 'dist/**/*.html'] },
		{
			title: 'Built files',
			command: [
				'vitest',
				'run',
				'--config=vitest.dist.config.ts',
				'--reporter=dot',
				'--reporter=json',
				`--outputFile.json=${builtReport}`,
			],
			report: { file: builtReport, format: 'vitest' },
		},
	],
	[
		{
			title: 'The content of another author',
			command: [
				'vitest',
				'run',
				'--config=vitest.author.config.ts',
				'--reporter=dot',
				'--reporter=json',
				`--outputFile.json=${authorReport}`,
			],
			report: { file: authorReport, format: 'vitest' },
		},
		{
			title: 'The site in a folder of its host',
			command: ['playwright', 'test', '--config=playwright.folder.config.ts'],
			environment: { E2E_REPORT: folderReport },
			report: { file: folderReport, format: 'playwright' },
		},
	],
	[
		{
			title: 'The visual editor',
			command: [
				'vitest',
				'run',
				'--config=vitest.admin.config.ts',
				'--reporter=dot',
				'--reporter=json',
				`--outputFile.json=${editorReport}`,
			],
			report: { file: editorReport, format: 'vitest' },
		},
	],
	[
		{
			title: 'End-to-end tests',
			command: ['playwright', 'test'],
			environment: { E2E_REPORT: browserReport },
			report: { file: browserReport, format: 'playwright' },
		},
	],
];

/** `quick` leaves out what needs a build. */
export function listGroups({ quick }: { quick: boolean }): readonly StepGroup[] {
	return quick ? [sources] : [sources, ...built];
}

/** Environment variables of all commands. Colours are for a screen, not for the log of a CI. */
export const stepEnvironment: Readonly<Record<string, string>> = {
	ASTRO_TELEMETRY_DISABLED: '1',
	...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: '0', NO_COLOR: '1' }),
};
