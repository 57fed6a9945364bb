import { Fragment } from 'react';
import { copyText } from '#browser/copy-text.ts';
import { formatDay } from '#i18n/format.ts';
import { writeDecimal, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { describeAge } from '#islands/shared/live/describe-state.ts';
import { useNotice, useSaid } from '#islands/shared/use-said.ts';
import { toHandedQuery } from '#lib/hand-over.ts';
import { type Outcome, toData } from '#live/outcome.ts';
import type { DayTable, RateTable } from '#live/rate-table.ts';
import { convert } from '#tools/rates/convert.ts';
import { formatAmount, formatPair, formatSum, toPlainSum } from '#tools/rates/format.ts';
import { CopyButton } from './CopyButton.tsx';
import type { RatesWords } from './shown-rates.ts';
import type { Conversion } from './use-conversion.ts';

interface Props {
	/** Of the visible result, for the field. */
	id: string;
	locale: Locale;
	conversion: Conversion;
	outcome: Outcome<RateTable> | undefined;
	t: RatesWords;
	live: LiveWords;
	/** Address of the calculator, where the result can be used. */
	calculator: string | undefined;
	/** Why nothing was pasted; empty if something was, or nothing was tried. */
	refusal: string;
}

/** What the amount is worth, at what rate and of which day, what it will be worth, and how an amount of two meanings was read. */
export function ConverterResult({
	id,
	locale,
	conversion,
	outcome,
	t,
	live,
	calculator,
	refusal,
}: Props) {
	const [answer, setAnswer] = useNotice();
	const table = toData(outcome);
	const { old } = describeAge(locale, outcome, live);
	const { amount, from, to, byVisitor } = conversion;
	const decimal = amount.state === 'read' ? amount.decimal : undefined;
	const toSum = (day: DayTable | undefined) =>
		day && decimal !== undefined ? convert(day, decimal, from, to) : undefined;
	const result = toSum(table);
	const exact = result && toPlainSum(result);
	const [sum, worth] =
		decimal !== undefined && result
			? [formatAmount(locale, decimal, from), formatSum(locale, result, to)]
			: [];
	const rate = table && from !== to ? convert(table, '1', from, to) : undefined;
	const next = from === to ? undefined : toSum(table?.next);
	const fault = worth === undefined ? toFault(locale, conversion, t, live.notLoaded) : undefined;
	const reading =
		amount.state === 'read' && amount.other
			? fill(t.readAs, {
					value: writeFigures(locale, amount.decimal),
					other: writeFigures(locale, amount.other),
				})
			: '';
	const handed = exact && toHandedQuery('calculator', exact);
	useSaid(
		byVisitor && amount.state !== 'waiting'
			? (fault ?? `${sum} = ${worth}. ${reading}`.trim())
			: '',
		'conversion',
	);
	useSaid(refusal);

	async function copy(text: string | undefined, copied: string) {
		if (text === undefined) return;
		setAnswer(fill((await copyText(text)) ? copied : t.notCopied, { text }));
	}

	return (
		<div className="converter-answer">
			<div id={id} className="converter-result">
				{fault ?? (
					<>
						<span className="quiet">{toGroups(sum)} =</span> <strong>{toGroups(worth)}</strong>
					</>
				)}
			</div>
			<div className="converter-actions">
				<CopyButton
					label={t.copy}
					path="M9 9h11v11H9zM15 5V4H4v11h1"
					disabled={!exact}
					onCopy={() => copy(exact && writeDecimal(locale, exact), t.copied)}
				/>
				<CopyButton
					label={t.link}
					path="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.7 1.7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.7-1.7"
					disabled={decimal === undefined}
					onCopy={() => copy(conversion.toLink(), t.linked)}
				/>
				{handed && calculator && (
					<a className="icon-button" href={calculator + handed} title={t.toCalculator}>
						<span className="hidden-words">{t.toCalculator}</span>
						<Icon path="M6 3h12v18H6zM9 7h6M9 12v.01m3-.01v.01m3-.01v.01M9 16v.01m3-.01v.01m3-.01v.01" />
					</a>
				)}
			</div>
			<p className="converter-note">
				{table && rate && (
					<>
						<span className="quiet">{formatPair(locale, rate, from, to)}</span>{' '}
						<span className={old ? 'state-line' : 'quiet'} data-old={old}>
							{fill(t.onDay, { day: formatDay(locale, table.day) })}
						</span>
					</>
				)}
				{next && table?.next && (
					<span className="converter-next">
						{fill(t.fromDay, { day: formatDay(locale, table.next.day) })}:{' '}
						{formatSum(locale, next, to)}
					</span>
				)}
				{reading && <span className="converter-reading">{reading}</span>}
			</p>
			<p className="converter-status">{refusal || answer}</p>
		</div>
	);
}

/** A number that is wider than its line ends it between two groups of digits. */
function toGroups(text = '') {
	return text.split(/(?<=\d\D)(?=\d{3})/).map((group, place) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: groups have no name, and may be alike.
		<Fragment key={place}>
			{place > 0 && <wbr />}
			{group}
		</Fragment>
	));
}

function toFault(locale: Locale, { amount }: Conversion, t: RatesWords, notLoaded: string): string {
	if (amount.state === 'failed') return notLoaded;
	if (amount.state === 'waiting') return '…';
	if (amount.state === 'too-long') return t.longAmount;
	if (amount.state === 'negative') return t.negative;
	if (amount.state === 'percent') return t.percentage;
	if (amount.state === 'unknown') return fill(t.unknownCurrency, amount);
	if (amount.state === 'shared') return fill(t.sharedCurrency, amount);
	if (amount.state === 'read') return t.noRate;
	return fill(t.badAmount, { example: writeFigures(locale, '1250.50') });
}
