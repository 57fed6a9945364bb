import { useEffect, useState } from 'react';
import { isStored } from '#browser/is-stored.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { creepViews } from '#tools/ticker/creep-views.ts';
import type { LineId } from '#tools/ticker/lines-3d.ts';

export const lineIds = ['weather', 'rates', 'cryptos'] as const satisfies LineId[];

/** Which lines are shown, and the function that shows or hides one: all of them, until the visitor has chosen. */
export function useShownLines(): [
	shown: Readonly<Record<LineId, boolean>>,
	show: (id: LineId, isShown: boolean) => void,
] {
	const saved = {
		weather: useSaved(creepViews.weather.$shown, creepViews.weather.shownAtFirst),
		rates: useSaved(creepViews.rates.$shown, creepViews.rates.shownAtFirst),
		cryptos: useSaved(creepViews.cryptos.$shown, creepViews.cryptos.shownAtFirst),
	};
	const [all, setAll] = useState(true);
	useEffect(() => setAll(!lineIds.some((id) => isStored(`${id}CreepView3d`))), []);
	const shown = all ? { weather: true, rates: true, cryptos: true } : saved;

	return [
		shown,
		(id, isShown) => {
			for (const each of lineIds) creepViews[each].$shown.set(each === id ? isShown : shown[each]);
			setAll(false);
		},
	];
}
