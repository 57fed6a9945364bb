import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An answer from `answers/`: recorded ones carry a day in their name, `sample` ones were written by hand. */
export function readAnswer<Answer>(name: string): Answer {
	return JSON.parse(readFileSync(join(import.meta.dirname, 'answers', `${name}.json`), 'utf8'));
}
