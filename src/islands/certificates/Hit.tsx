import type { FindMessages } from '#i18n/messages/find/index.ts';
import type { Asked } from '#lib/find/finder.ts';
import { markAsked } from '#lib/find/marks.ts';
import type { FindRecord } from '#lib/find/record.ts';

interface Props {
	record: FindRecord;
	asked: Asked;
	t: Pick<FindMessages, 'verify'>;
}

/** A document that was found, with all that proves it: its picture, issuer, day, result and number, and who confirms it. */
export function Hit({ record: { title, detail, lang, href, picture, verify }, asked, t }: Props) {
	const mark = (text: string) => {
		let start = 0;
		return markAsked(text, asked).map(({ text: part, marked }) => {
			start += part.length;
			return marked ? <mark key={start}>{part}</mark> : part;
		});
	};
	return (
		<li {...(lang && { lang, dir: 'auto' })}>
			{picture && <img src={picture} alt="" loading="lazy" />}
			<a href={href}>{mark(title)}</a>
			<span className="quiet">{mark(detail)}</span>
			{verify && (
				<a className="verify" href={verify} target="_blank" rel="noopener">
					{t.verify}
				</a>
			)}
		</li>
	);
}
