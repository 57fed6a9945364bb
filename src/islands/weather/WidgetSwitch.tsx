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

interface WidgetProps extends Widget {
	locale: Locale;
	place: Place;
	city: string;
}

/** The official widget of OpenWeather, a script from there: in a separate frame, and only on request. */
export function WidgetSwitch({ locale, place, city, page, siteKey, t }: WidgetProps) {
	const [open, setOpen] = useState(false);
	const [asked, setAsked] = useState(false);

	function toggle() {
		setOpen(!open);
		setAsked(false);
	}

	return (
		<div className="widget">
			<button type="button" className="button" aria-expanded={open} onClick={toggle}>
				{open ? t.hide : t.show}
			</button>
			{open && (
				<>
					<p>{t.explain}</p>
					<button type="button" className="button" onClick={() => setAsked(true)}>
						{t.load}
					</button>
				</>
			)}
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
		</div>
	);
}
