import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const record = z.looseObject({ title: z.record(z.string(), z.string()) });

/** Adds records made from those that are there, with titles of their own and no place among the selected work, until there are `count` of them. */
export function multiply(folder: string, count: number) {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.json'))
		.sort();
	for (let number = files.length; number < count; number++) {
		const file = files[number % files.length] ?? '';
		const {
			title,
			featured: _,
			...rest
		} = record.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
		const numbered = Object.entries(title).map(([language, text]) => [
			language,
			`${text} ${number}`,
		]);
		const copy = {
			...rest,
			title: Object.fromEntries(numbered),
			...('number' in rest ? { number: `N-${number}` } : {}),
		};
		writeFileSync(
			join(folder, file.replace(/\.json$/, `-${number}.json`)),
			JSON.stringify(copy, null, '\t'),
		);
	}
}
