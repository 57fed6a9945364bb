import { formatClock } from '#i18n/format-moment.ts';
import type { Locale } from '#i18n/locales.ts';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { LiveMessages, StateWords } from '#i18n/messages/live/index.ts';
import type { PixabayMessages } from '#i18n/messages/pixabay/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { Gallery } from '#islands/shared/gallery/Gallery.tsx';
import { GalleryNotice } from '#islands/shared/gallery/GalleryNotice.tsx';
import { describeAge } from '#islands/shared/live/describe-state.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { MediaRequest } from '#tools/pixabay/request.ts';
import type { MediaOutcome } from '#tools/pixabay/result.ts';
import { toEntry } from './to-entry.tsx';

interface Props {
	locale: Locale;
	request: MediaRequest;
	result: MediaOutcome;
	t: PixabayMessages['grid'];
	g: GalleryMessages;
	live: ReasonWords;
	onPage: (page: number) => void;
	onRetry: () => void;
}

type ReasonWords = StateWords & Pick<LiveMessages, 'reasons'>;

/** The search results, or the reason why there are none, with a pager and a button that tries again. */
export function MediaResult({ locale, request, result, t, g, live, ...props }: Props) {
	const { onPage, onRetry } = props;
	const data = 'data' in result ? result.data : undefined;
	const reason = 'reason' in result ? result.reason : undefined;
	const status = [
		result.state === 'loading' && t.loading,
		data && plural(locale, t.found, data.items.length),
		data && 'source' in result && fill(t.source, { source: t.sources[result.source] }),
	]
		.filter(Boolean)
		.join(' ');
	const fault = describeFault(locale, result, t, live);
	const page = fill(t.page, { page: request.page });
	useSaid(request.page > 1 && data ? `${page}. ${status}` : status, 'media');
	useSaid(fault);
	const kept = useFocusKept();
	return (
		<section
			className="gallery"
			aria-labelledby="found"
			aria-busy={result.state === 'loading'}
			{...kept}
		>
			<h2 id="found">{fill(t.title[request.kind], { theme: request.theme })}</h2>
			<p className="gallery-status">{status}</p>
			<GalleryNotice words={fault} t={g} onRetry={reason === 'not-found' ? undefined : onRetry} />
			{data && (
				<Gallery
					key={`${request.theme} ${request.page}`}
					locale={locale}
					entries={data.items.map((item) => toEntry(item, t, g))}
					t={g}
				/>
			)}
			{/* They stay while a page comes, so that the focus does too. */}
			{(request.page > 1 || data?.more || result.state === 'loading') && (
				<nav className="gallery-pages" aria-label={t.pages}>
					<button
						type="button"
						className="button"
						aria-disabled={request.page === 1}
						onClick={() => request.page > 1 && onPage(request.page - 1)}
					>
						{t.previous}
					</button>
					<span>{page}</span>
					<button
						type="button"
						className="button"
						aria-disabled={!data?.more}
						onClick={() => data?.more && onPage(request.page + 1)}
					>
						{t.next}
					</button>
				</nav>
			)}
		</section>
	);
}

/** Why there is nothing new, and when to try again; empty for a result. */
function describeFault(
	locale: Locale,
	result: MediaOutcome,
	t: Props['t'],
	live: ReasonWords,
): string {
	if (!('reason' in result && 'retryAt' in result)) return '';
	const { reason, retryAt } = result;
	if (reason === 'not-found') return t.empty;
	return [
		live.reasons[reason],
		retryAt > Date.now() + 1000 && fill(t.later, { time: formatClock(locale, retryAt) }),
		'at' in result && describeAge(locale, result, live).words,
	]
		.filter(Boolean)
		.join(' ');
}
