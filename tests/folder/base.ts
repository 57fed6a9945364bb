/** The folder of the host that the site is put into. */
export const base = '/vzir';
