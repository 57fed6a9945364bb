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
const counted = {
	en: 'Counted by the owner, a week in March 2021 and one in May.',
	uk: 'Рахувала власниця: тиждень у березні 2021 року й тиждень у травні.',
	es: 'Lo contó la dueña, una semana de marzo de 2021 y otra de mayo.',
};
const example = { what, before: 40, after: 5, unit };
const shareBefore = { en: '1 in 8', uk: '1 із 8', es: '1 de cada 8' };
const shareAfter = { en: '1 in 3', uk: '1 із 3', es: '1 de cada 3' };

/** Results in numbers or words, the strongest first. */
export function results() {
	const advice = `Write a list, for example ${JSON.stringify([example])}.`;
	const result = record(
		{
			what: localized('measure', what).describe(
				'What was measured, in a few words, for example "Orders without a phone call".',
			),
			before: figure(40, shareBefore)
				.optional()
				.describe(
					'Value before the work: a number without quotes, or a text such as "1 in 8". Leave it out if there was none.',
				),
			after: figure(5, shareAfter).describe(
				'Value after the work: a number without quotes, which the site formats for each language, or a text such as "1 in 3".',
			),
			unit: localized('unit', unit)
				.optional()
				.describe('Unit of both values, for example "minutes", "%" or "s".'),
			counted: localized('way of counting', counted)
				.optional()
				.describe(
					'How the values were counted: by whom, from what and when. The home page shows it beside the figure.',
				),
		},
		absentOrWrong('result', 'a result', advice),
	);
	return z.array(result, { error: absentOrWrong('list of results', 'a list', advice) }).meta({
		description:
			'What changed for somebody, in numbers: before and after, or how many people use it. What the work consists of, such as its size or the number of its parts, is no result: tell it in the description. The first result is shown on the home page and in lists, so begin with the strongest.',
		examples: [[example]],
	});
}

export type Figure = z.output<ReturnType<typeof figure>>;

/** A number, which the site formats for each language, one text for all languages, or one text per language. */
function figure(number: number, share: typeof shareBefore) {
	const advice = `Enter a number without quotes such as ${number}, a text such as "${share.en}", or one text per language: ${JSON.stringify(share)}.`;
	const error = absentOrWrong('value', 'a number, a text or one text per language', advice);
	const sameInAll = text('value', share.en).transform(inAllLanguages);
	return z
		.union([z.number({ error }), sameInAll, localized('value', share)], { error })
		.meta({ description: 'A number, a text, or one text per language.', examples: [number] });
}
