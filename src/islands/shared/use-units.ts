import { useCallback, useMemo } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { $weatherUnits } from '#live/chosen-units.ts';
import { findUnits, type Units } from '#live/weather-units.ts';
import { useSaved } from './use-saved.ts';

/** The visitor’s units of the weather. The first render has those of the language, as the HTML does. */
export function useUnits(locale: Locale): Units {
	const find = useUnitsLater(locale);
	return useMemo(find, [find]);
}

/** The same as a function: to find the region of a language takes a page that shows no weather yet 10 ms. */
export function useUnitsLater(locale: Locale): () => Units {
	const chosen = useSaved<readonly string[] | undefined>($weatherUnits, undefined);
	return useCallback(
		() => findUnits(locale, chosen ? navigator.languages : [], chosen ?? []),
		[locale, chosen],
	);
}
