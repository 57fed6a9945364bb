import { loadFile } from '#scenes/stage/files.ts';
import { type Panels, parsePanels } from './panels.ts';

const known = new Map<string, Promise<Panels>>();

/** The flat pattern that lies beside a model; asking again after a failure tries again. */
export function loadPanels(model: string): Promise<Panels> {
	const file = model.replace(/\.glb$/, '.json');
	const coming =
		known.get(file) ??
		loadFile(file, {}).then(async (blob) => parsePanels(JSON.parse(await blob.text())));
	known.set(file, coming);
	coming.catch(() => known.delete(file));
	return coming;
}
