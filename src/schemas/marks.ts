import { z } from 'zod';
import { absentOrWrong } from './sentence.ts';
import { names } from './text.ts';

/**
 * The fields `tags` (short versions of the CV that show the entry) and `private` (what the public edition hides).
 * `hidable` are the fields that can be hidden one by one: those that are optional.
 */
export function marks(hidable: readonly string[]) {
	return { tags: tags(), private: privateMark(hidable) };
}

/** Hides the whole entry with `true`, or some of its fields by a list of their names. */
export function privateMark(hidable: readonly string[]) {
	const list = JSON.stringify(hidable.slice(0, 1));
	const advice =
		hidable.length === 0
			? 'Write true, or delete the line.'
			: `Write true, or a list of fields such as ${list}. Fields that can be hidden: ${hidable.join(', ')}.`;
	const error = absentOrWrong('mark', 'true or a list of fields that can be hidden', advice);
	const whole = z.literal(true, { error });
	const fields = z.array(z.enum(hidable, { error }), { error });
	return (hidable.length === 0 ? whole : z.union([whole, fields], { error }))
		.meta({
			description:
				hidable.length === 0
					? 'true hides the entry. It appears only in the private edition.'
					: 'true hides the entry; a list of field names hides those fields. Both appear only in the private edition.',
			examples: [true],
		})
		.optional();
}

function tags() {
	return names('list of tags', ['frontend'], 'variants')
		.optional()
		.describe(
			'Short versions of the CV ("variants" in site.json) that show this entry. Without tags, all of them show it.',
		);
}
