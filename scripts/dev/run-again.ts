import { type DevEnvironment, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { EvaluatedModules } from 'vite/module-runner';

const pauseMs = 20;
/** In milliseconds. A module that takes longer to run may wait for something that never comes. */
const longestWait = 5_000;

/**
 * Makes the server run a module again, with all that import it, and reloads the open pages. Vite's full reload would drop all
 * modules: those of every picture too, which takes long, and those that are running, which may then wait for each other for
 * ever. So this waits until no module is running, five seconds at most, and keeps all other modules.
 *
 * @param file the path of the module
 */
export async function runAgain({ environments }: ViteDevServer, file: string) {
	const all = Object.values(environments);
	for (let waited = 0; all.some(isRunning) && waited < longestWait; waited += pauseMs)
		await new Promise((resolve) => setTimeout(resolve, pauseMs));
	for (const environment of all) {
		const { moduleGraph } = environment;
		for (const node of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(node);
		if (isRunnableDevEnvironment(environment)) forget(environment.runner.evaluatedModules, file);
	}
	environments.client.hot.send({ type: 'full-reload' });
}

/** Whether a module of the server has begun to run, and has not ended. */
function isRunning(environment: DevEnvironment): boolean {
	if (!isRunnableDevEnvironment(environment)) return false;
	const modules = environment.runner.evaluatedModules.idToModuleMap.values();
	return modules.some(({ promise, evaluated }) => promise && !evaluated);
}

/** A page that is still being rendered keeps what it has imported; the next one imports it again. */
function forget(modules: EvaluatedModules, file: string) {
	const { idToModuleMap, urlToIdModuleMap, fileToModulesMap } = modules;
	const gone = new Set(fileToModulesMap.get(file));
	for (const { importers } of gone) {
		for (const importer of importers) {
			const node = idToModuleMap.get(importer);
			if (node) gone.add(node);
		}
	}
	for (const node of gone) {
		idToModuleMap.delete(node.id);
		fileToModulesMap.get(node.file)?.delete(node);
	}
	for (const [url, node] of urlToIdModuleMap) if (gone.has(node)) urlToIdModuleMap.delete(url);
}
