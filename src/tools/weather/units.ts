import { savedChoice } from '#browser/saved.ts';

/** Units of the weather. Key `weatherUnits`: `metric` or `imperial`. */
export const $weatherUnits = savedChoice('weatherUnits', ['metric', 'imperial'], 'metric');
