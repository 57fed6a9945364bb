import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content files that an import wrote, by their path, without the line for editors. */
export function readContent(folder: string): Map<string, unknown> {
	const entries = globSync('**/*.json', { cwd: folder })
		.sort()
		.map((file): [string, unknown] => [
			file.replaceAll('\\', '/'),
			JSON.parse(readFileSync(join(folder, file), 'utf8')),
		]);
	return new Map(entries);
}
