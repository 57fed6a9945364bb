import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How to install the programs that npm does not provide. */
const sources: Record<string, string> = {
	blender: 'apt-get install blender webp python3-opencv python3-numba (Blender 3.4)',
};

/** The programs of a command that are not installed, each with the command that installs it. */
export function findMissing(command: string): string[] {
	const words = command.split(/\s+/);
	return Object.entries(sources)
		.filter(([program]) => words.includes(program) && !isInstalled(program))
		.map(([program, source]) => `${program} is missing: ${source}`);
}

function isInstalled(program: string): boolean {
	const { PATH = '' } = process.env;
	return PATH.split(delimiter).some((folder) => {
		try {
			accessSync(join(folder, program), constants.X_OK);
			return true;
		} catch {
			return false;
		}
	});
}
