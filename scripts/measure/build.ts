/**
 * Times a cold and a warm build and the start of the development server, phase by phase; `-- --scale 100,300,1000` builds
 * copies of the project with so many projects and certificates instead. Fails when a budget is exceeded, for which the
 * machine should have nothing else to do.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeLargeProject } from './build/large-project.ts';
import { phases } from './build/phases.ts';
import { type BuildUsage, runBuild } from './build/run-build.ts';
import { timeDev } from './build/time-dev.ts';
import { writeReport } from './report.ts';
import { toTable } from './table.ts';

/** In seconds and megabytes. */
const budgets = {
	cold: { wall: 60, processor: 120 },
	warm: { wall: 25 },
	dev: { wall: 6 },
	scale: { wall: 180, memory: 2048 },
} as const;

const { values } = parseArgs({
	options: {
		scale: { type: 'string' },
		port: { type: 'string', default: '4399' },
	},
});
const work = resolve('.cache/measured-build');
const faults: string[] = [];
if (values.scale) await measureScale(values.scale.split(',').map(Number));
else await measureSample();
rmSync(work, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

async function measureSample() {
	rmSync(work, { recursive: true, force: true });
	mkdirSync(work, { recursive: true });
	const cold = await runBuild('.', work);
	const warm = await runBuild('.', work);
	const dev = await timeDev(Number(values.port));
	const rows = [
		...phases.map((phase) => [
			phase,
			...[cold, warm].map((build) => show(build.phases.get(phase))),
		]),
		['total', show(cold.wall), show(warm.wall)],
		['budget', budgets.cold.wall, budgets.warm.wall],
		['processor time', show(cold.processor), show(warm.processor)],
		['budget', budgets.cold.processor, ''],
		['MB of memory', Math.round(cold.memory), Math.round(warm.memory)],
	];
	console.log(toTable(['seconds', 'cold', 'warm'], rows));
	console.log(
		`\nDevelopment server: ${show(dev)} s to the first page (at most ${budgets.dev.wall})`,
	);
	check('A cold build', cold, budgets.cold);
	check('A warm build', warm, budgets.warm);
	check('The development server', { wall: dev }, budgets.dev);
	writeReport('build', { cold: toReport(cold), warm: toReport(warm), dev });
}

async function measureScale(counts: readonly number[]) {
	const rows: (string | number)[][] = [];
	const report: object[] = [];
	for (const count of counts) {
		writeLargeProject(work, count);
		const build = await runBuild(work, work);
		const each = (1000 * build.processor) / build.pages;
		rows.push([
			count,
			build.pages,
			show(build.wall),
			show(build.processor),
			Math.round(each),
			Math.round(build.memory),
		]);
		report.push({ count, ...toReport(build) });
		check(`A build with ${count} projects and certificates`, build, budgets.scale);
	}
	console.log(
		toTable(
			[
				'records of each kind',
				'pages',
				'seconds',
				'processor seconds',
				'processor ms per page',
				'MB of memory',
			],
			rows,
		),
	);
	writeReport('build-scale', report);
}

function check(
	what: string,
	used: Partial<BuildUsage>,
	budget: Partial<Record<'wall' | 'processor' | 'memory', number>>,
) {
	for (const key of ['wall', 'processor', 'memory'] as const) {
		const most = budget[key];
		const is = used[key];
		if (most !== undefined && is !== undefined && is > most)
			faults.push(`${what}: ${key} ${show(is)}, at most ${most} allowed`);
	}
}

function toReport({ phases: seconds, ...build }: BuildUsage) {
	return { ...build, phases: Object.fromEntries(seconds) };
}

function show(value = 0): number {
	return Math.round(value * 10) / 10;
}
