import { atom } from 'nanostores';
import { rateCodes } from '#live/rate-codes.ts';

/** The currency whose history is shown. The list of rates is another island, and its lines lead there. */
export const $historyCode = atom<string>(rateCodes[0]);
