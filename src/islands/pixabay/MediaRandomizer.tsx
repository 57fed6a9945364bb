import { useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { PixabayMessages } from '#i18n/messages/pixabay/index.ts';
import { GalleryForm } from '#islands/shared/gallery/GalleryForm.tsx';
import { useRequest } from '#islands/shared/gallery/use-request.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { firstQuantity } from '#lib/quantity.ts';
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
}

/** Photos or films on a theme. */
export function MediaRandomizer({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const themeField = useRef<HTMLInputElement>(null);
	const [theme, setTheme] = useState('');
	const [quantity, setQuantity] = useState(`${firstQuantity}`);
	const [kind, setKind] = useState(firstKind);
	const [said, setSaid] = useState('');
	const [request, change] = useRequest({
		parse: parseRequest,
		print: printRequest,
		onAddress: (found) => {
			setTheme(found?.theme ?? '');
			setQuantity(`${found?.quantity ?? firstQuantity}`);
			setKind(found?.kind ?? firstKind);
		},
	});
	const [result, retry] = useResult(locale, request);

	function create(count: number) {
		const wanted = toTheme(theme);
		setSaid(wanted === undefined ? t.noTheme : '');
		if (wanted === undefined) themeField.current?.focus();
		else change({ theme: wanted, quantity: count, kind, page: 1 });
	}

	function clear() {
		setTheme('');
		setKind(firstKind);
		change(undefined);
		setSaid(t.cleared);
	}

	return (
		<div ref={root} className="gallery">
			<GalleryForm
				{...{ quantity, said, t }}
				after={
					<div className="field">
						<label htmlFor="kind">{t.kind}</label>
						<select
							id="kind"
							value={kind}
							onChange={(event) => setKind(toKind(event.currentTarget.value))}
						>
							{kinds.map((each) => (
								<option key={each} value={each}>
									{t.kinds[each]}
								</option>
							))}
						</select>
					</div>
				}
				onQuantity={setQuantity}
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
					t={t.grid}
					onPage={(page) => change({ ...request, page })}
					onRetry={retry}
				/>
			)}
		</div>
	);
}
