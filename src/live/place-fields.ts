import * as v from 'valibot';
import { inRange } from './number.ts';

/** Fields that a place has wherever it comes from; the numbers are those of GeoNames, the coordinates degrees. */
export const placeFields = {
	id: v.pipe(v.number(), v.safeInteger()),
	latitude: inRange(-90, 90),
	longitude: inRange(-180, 180),
};
