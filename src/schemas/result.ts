import { z } from 'zod';
import { inAllLanguages, localized } from './localized.ts';
import { record } from './record.ts';
import { absentOrWrong } from './sentence.ts';
import { text } from './text.ts';

const what = {
	en: 'Time to collect tomorrow’s orders',
	uk: 'Час на збирання замовлень на завтра',
	es: 'Tiempo para reunir los encargos de mañana',
};
const unit = { en: 'minutes', uk: 'хвилин', es: 'minutos' };
const example = { what, before: 40, after: 5, unit };
const share = { en: '1 in 8', uk: '1 з 8', es: '1 de cada 8' };

/** What changed because of a project, in numbers or words; the first result is the one shown in lists. */
export function results() {
	const advice = `Write a list such as ${JSON.stringify([example])}.`;
	const result = record(
		{
			what: localized('measure', what).describe(
				'What was measured, in a few words, for example "Orders without a phone call".',
			),
			before: figure()
				.optional()
				.describe(
					'Figure before the work: a number without quotes, or a text such as "1 in 8". Leave the line out if there was none.',
				),
			after: figure().describe(
				'Figure after the work: a number without quotes, written as each language does, or a text such as "1 in 8".',
			),
			unit: localized('unit', unit)
				.optional()
				.describe('Unit of both figures, for example "minutes", "%" or "s".'),
		},
		absentOrWrong('result', 'a result', advice),
	);
	return z.array(result, { error: absentOrWrong('list of results', 'a list', advice) }).meta({
		description:
			'What came of it, in figures, the most telling first: that one is shown on the home page and in lists.',
		examples: [[example]],
	});
}

export type Figure = z.output<ReturnType<typeof figure>>;

/** A number, which each language writes in its own way, one text for all languages, or one text per language. */
function figure() {
	const advice = `Write a number without quotes such as 5, or a text such as "1 in 8", or one text per language: ${JSON.stringify(share)}.`;
	const error = absentOrWrong('figure', 'a number, a text nor one text per language', advice);
	const sameInAll = text('figure', share.en).transform(inAllLanguages);
	return z
		.union([z.number({ error }), sameInAll, localized('figure', share)], { error })
		.meta({ description: 'A number, a text, or one text per language.', examples: [5] });
}
