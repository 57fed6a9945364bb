import '#islands/shared/gallery/gallery.css';
import { useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { LiveMessages, StateWords } from '#i18n/messages/live/index.ts';
import type { PixabayMessages } from '#i18n/messages/pixabay/index.ts';
import { GalleryForm } from '#islands/shared/gallery/GalleryForm.tsx';
import { SelectField } from '#islands/shared/gallery/SelectField.tsx';
import { useGallery } from '#islands/shared/gallery/use-gallery.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import {
	firstKind,
	kinds,
	longestTheme,
	parseRequest,
	printRequest,
	toKind,
	toTheme,
} from '#tools/pixabay/request.ts';
import { MediaResult } from './MediaResult.tsx';
import { useResult } from './use-result.ts';

interface Props {
	locale: Locale;
	t: Omit<PixabayMessages, 'more' | 'help'>;
	g: GalleryMessages;
	live: StateWords & Pick<LiveMessages, 'reasons'>;
}

/** Photos or videos on a theme. */
export function MediaRandomizer({ locale, t, g, live }: Props) {
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
				g={g}
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
						aria-invalid={form.notice === t.noTheme}
						aria-describedby={form.notice === t.noTheme ? 'gallery-status' : undefined}
						onChange={(event) => setTheme(event.currentTarget.value)}
					/>
				</div>
			</GalleryForm>
			{request && (
				<MediaResult
					locale={locale}
					request={request}
					result={result}
					t={t.grid}
					g={g}
					live={live}
					onPage={(page) => change({ ...request, page })}
					onRetry={retry}
				/>
			)}
		</div>
	);
}
