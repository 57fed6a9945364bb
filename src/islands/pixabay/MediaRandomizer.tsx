import '#islands/shared/gallery/styles.css';
import { useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { PixabayMessages } from '#i18n/messages/pixabay/index.ts';
import { Favourites } from '#islands/shared/gallery/Favourites.tsx';
import { GalleryForm } from '#islands/shared/gallery/GalleryForm.tsx';
import { SelectField } from '#islands/shared/gallery/SelectField.tsx';
import { useGallery } from '#islands/shared/gallery/use-gallery.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import {
	$favouriteMedia,
	favouriteMediaKey,
	printFavourites,
	toggleFavouriteMedia,
} from '#tools/pixabay/favourites.ts';
import {
	firstKind,
	kinds,
	longestTheme,
	parseRequest,
	printRequest,
	toKind,
	toTheme,
} from '#tools/pixabay/request.ts';
import type { MediaItem } from '#tools/pixabay/result.ts';
import { MediaResult } from './MediaResult.tsx';
import { toEntry } from './to-entry.tsx';
import { useResult } from './use-result.ts';

interface Props {
	locale: Locale;
	t: Omit<PixabayMessages, 'more' | 'help'>;
	g: GalleryMessages;
}

const noFavourites: readonly MediaItem[] = [];

/** Photos or videos on a theme. */
export function MediaRandomizer({ locale, t, g }: Props) {
	const root = useReady<HTMLDivElement>();
	const themeField = useRef<HTMLInputElement>(null);
	const [theme, setTheme] = useState('');
	const [kind, setKind] = useState(firstKind);
	const { request, change, setNotice, form } = useGallery({
		parse: parseRequest,
		print: printRequest,
		onAddress: (found) => {
			setTheme(found?.theme ?? '');
			setKind(found?.kind ?? firstKind);
		},
	});
	const [result, retry] = useResult(locale, request);
	const favourites = useSaved($favouriteMedia, noFavourites);

	function create(count: number) {
		const wanted = toTheme(theme);
		setNotice(wanted === undefined ? t.noTheme : '');
		if (wanted === undefined) themeField.current?.focus();
		else change({ theme: wanted, quantity: count, kind, page: 1 });
	}

	function clear() {
		setTheme('');
		setKind(firstKind);
		change(undefined);
		setNotice(t.cleared);
	}

	return (
		<div ref={root} className="gallery">
			<GalleryForm
				{...form}
				t={t}
				after={
					<SelectField
						id="kind"
						label={t.kind}
						choices={kinds.map((each) => ({ value: each, label: t.kinds[each] }))}
						value={kind}
						onPick={(value) => setKind(toKind(value))}
					/>
				}
				onCreate={create}
				onClear={clear}
			>
				<div className="field gallery-theme">
					<label htmlFor="theme">{t.theme}</label>
					<input
						ref={themeField}
						id="theme"
						type="text"
						autoComplete="off"
						dir="auto"
						maxLength={longestTheme}
						value={theme}
						onChange={(event) => setTheme(event.currentTarget.value)}
					/>
				</div>
			</GalleryForm>
			{request && (
				<MediaResult
					locale={locale}
					request={request}
					result={result}
					favouriteIds={favourites.map(({ id }) => id)}
					t={t.grid}
					g={g}
					onFavourite={toggleFavouriteMedia}
					onPage={(page) => change({ ...request, page })}
					onRetry={retry}
				/>
			)}
			<Favourites
				entries={favourites.map((item) => toEntry(item, t.grid, g))}
				stored={{
					key: favouriteMediaKey,
					text: favourites.length > 0 ? printFavourites(favourites) : '',
				}}
				t={g}
				onFavourite={(id) => {
					const item = favourites.find((each) => each.id === id);
					if (item) toggleFavouriteMedia(item);
				}}
			/>
		</div>
	);
}
