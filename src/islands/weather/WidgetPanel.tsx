import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Place } from '#live/place.ts';
import { toWidgetAddress } from '#tools/weather/widget/address.ts';

/** What the page has for the official widget. It does not work without a key, so only a site with a key has it. */
export interface Widget {
	/** Address of the document that holds the widget. */
	page: string;
	siteKey: string;
	t: WeatherMessages['widget'];
}

export interface WidgetProps extends Widget {
	locale: Locale;
	place: Place;
	city: string;
}

/** The official widget of OpenWeather, a script from there: in a separate frame, and only on request. */
export function WidgetPanel({ locale, place, city, page, siteKey, t }: WidgetProps) {
	const [asked, setAsked] = useState(false);
	return (
		<>
			<p>{t.explain}</p>
			<button type="button" className="button" onClick={() => setAsked(true)}>
				{t.load}
			</button>
			{asked && (
				<iframe
					// Another hash alone would not load another city.
					key={place.id}
					title={fill(t.frame, { city })}
					className="widget-frame"
					sandbox="allow-scripts"
					referrerPolicy="no-referrer"
					src={toWidgetAddress(page, {
						city: place.id,
						key: siteKey,
						lang: locale,
						failed: t.failed,
					})}
				/>
			)}
		</>
	);
}
