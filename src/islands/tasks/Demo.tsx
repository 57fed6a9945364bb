import type { Locale } from '#i18n/locales.ts';
import { plural } from '#i18n/messages.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { longestText, type Reading, readInput } from '#tools/tasks/read-input.ts';
import { solve } from '#tools/tasks/task.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	locale: Locale;
	task: Exclude<TaskId, 'fizzbuzz'>;
	fields: readonly string[];
	samples: readonly string[];
	t: WorkshopMessages;
	onChange: (fields: string[]) => void;
}

/** The fields of a task and its answer, which follows each key. */
export function Demo({ locale, task, fields, samples, t, onChange }: Props) {
	const answer = toAnswer(locale, task, fields, t.demo);
	const cut = fields.some(({ length }) => length === longestText) ? t.demo.cut : '';
	useSaid([answer.words, cut, answer.number].filter(Boolean).join(' '), 'answer');
	return (
		<div className="demo">
			<div className="demo-fields">
				{t.fields.map((label, index) => (
					<div key={label} className="field">
						<label htmlFor={`task-field-${index}`}>{label}</label>
						<input
							id={`task-field-${index}`}
							type="text"
							value={fields[index] ?? ''}
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							inputMode={task === 'fibonacci' ? 'numeric' : 'text'}
							maxLength={longestText}
							onChange={({ target }) =>
								onChange(fields.with(index, target.value.slice(0, longestText)))
							}
						/>
					</div>
				))}
				<button type="button" className="button" onClick={() => onChange([...samples])}>
					{t.sample}: {samples.join(', ')}
				</button>
			</div>
			<div className="demo-answer" data-answer={answer.kind}>
				<p>{answer.words}</p>
				{cut && <p>{cut}</p>}
				{answer.number && <p className="demo-number">{answer.number}</p>}
			</div>
		</div>
	);
}

interface Answer {
	kind: 'yes' | 'no' | 'count' | 'none';
	words: string;
	number?: string;
}

function toAnswer(
	locale: Locale,
	task: Props['task'],
	fields: readonly string[],
	t: WorkshopMessages['demo'],
): Answer {
	const reading = readInput(task, fields);
	if (reading.state !== 'ready') return { kind: 'none', words: toPrompt(task, reading.state, t) };
	const result = solve(task, reading.input);
	if (task === 'findvowels') {
		return { kind: 'count', words: plural(locale, t.vowels, Number(result)) };
	}
	if (task === 'fibonacci') {
		const number = String(result);
		const digits = plural(locale, t.digits, number.length);
		return { kind: 'count', words: `F(${reading.input[0]}), ${digits}:`, number };
	}
	const words =
		task === 'palindrome' ? [t.isPalindrome, t.noPalindrome] : [t.isAnagram, t.noAnagram];
	return result ? { kind: 'yes', words: words[0] ?? '' } : { kind: 'no', words: words[1] ?? '' };
}

/** What to enter, or why there is no answer. */
function toPrompt(
	task: Props['task'],
	state: Exclude<Reading['state'], 'ready'>,
	t: WorkshopMessages['demo'],
): string {
	if (state === 'no-letters') return t.noLetters;
	if (state === 'too-high') return t.indexTooHigh;
	if (state === 'invalid') return t.indexInvalid;
	if (task === 'fibonacci') return t.countMissing;
	return task === 'anagram' ? t.missingWords : t.missing;
}
