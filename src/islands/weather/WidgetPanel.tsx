import { type SyntheticEvent, useId, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Place } from '#live/place.ts';
import { isKey, siteKey, toWidgetAddress } from '#tools/weather/widget/address.ts';

export interface WidgetProps {
	locale: Locale;
	place: Place;
	city: string;
	/** Address of the document that holds the widget. */
	page: string;
	t: WeatherMessages['widget'];
}

/**
 * The official widget of OpenWeather, a script from there: in a separate frame, and only on request. A key that a
 * visitor types is forgotten with the page.
 */
export function WidgetPanel({ locale, place, city, page, t }: WidgetProps) {
	const id = `widget${useId()}`;
	const [key, setKey] = useState(siteKey ?? '');
	const [loaded, setLoaded] = useState<string>();
	const [wrong, setWrong] = useState(false);

	function load(event: SyntheticEvent) {
		event.preventDefault();
		setWrong(!isKey(key));
		if (isKey(key)) setLoaded(key);
	}

	const title = fill(t.frame, { city });
	return (
		<>
			<form className="widget-ask" onSubmit={load}>
				<p>{t.explain}</p>
				{siteKey === undefined && (
					<div className="field">
						<label htmlFor={id}>{t.key}</label>
						<input
							id={id}
							type="text"
							autoComplete="off"
							spellCheck={false}
							maxLength={128}
							value={key}
							aria-invalid={wrong}
							aria-describedby={`${id}-hint`}
							onChange={(event) => setKey(event.currentTarget.value)}
						/>
						<span id={`${id}-hint`} className="quiet" role="status">
							{wrong ? t.badKey : t.keyHint}
						</span>
					</div>
				)}
				<button type="submit" className="button">
					{t.load}
				</button>
			</form>
			{loaded !== undefined && (
				<iframe
					// Another hash alone would not load another city.
					key={place.id}
					title={title}
					className="widget-frame"
					sandbox="allow-scripts"
					referrerPolicy="no-referrer"
					src={toWidgetAddress(page, {
						city: place.id,
						key: loaded,
						lang: locale,
						failed: t.failed,
					})}
				/>
			)}
		</>
	);
}
