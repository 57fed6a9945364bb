import { formatClock } from '#i18n/format-forecast.ts';
import { fill } from '#i18n/messages.ts';
import { findWetSpell, type LocalHour } from '#live/forecast.ts';
import { toSky } from '#live/sky.ts';
import { toSkyWords } from '#live/weather-words.ts';
import type { Shown } from './shown.ts';

/** One line, also before the forecast comes. */
export function RainWords({ hours, ...shown }: Shown & { hours: readonly LocalHour[] }) {
	return <p className="rain-words">{describeRain(hours, shown) || '\u00a0'}</p>;
}

/** When it rains or snows next, and in which hour most. */
function describeRain(hours: readonly LocalHour[], { locale, units, t }: Shown): string {
	const spell = findWetSpell(hours);
	if (!spell) return '';
	if (spell === 'dry') return t.dry;
	const { from, to, most, length, isNow } = spell;
	const falls = ['rain', 'snow', 'storm'].includes(toSky(most.sky ?? '') ?? '');
	// As people say it: 2 pm, but 14:00.
	const toClock = ({ time }: LocalHour) =>
		formatClock(locale, time, units.clock).replace(/:00(?=\s)/, '');
	const words = fill(isNow ? t.rainUntil : t.rainFrom, {
		what: falls ? toSkyWords(most.sky, t) : t.rain,
		from: toClock(from),
		to: toClock(to),
	});
	// Of two hours one is not worth a word.
	return length > 2 ? fill(t.rainMost, { words, time: toClock(most) }) : words;
}
