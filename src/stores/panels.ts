import { savedFlag } from '#browser/saved.ts';

/** Search panel of the projects. Key `projectSearch`; closed until it is opened. */
export const $projectSearch = savedFlag('projectSearch', false);

/** Search panel of the certificates. Key `searchView`; open until it is closed. */
export const $certificateSearch = savedFlag('searchView', true);

/** The developer ranking. Key `isCodersrankSummaryVisible`; hidden until the visitor opens it. */
export const $ranking = savedFlag('isCodersrankSummaryVisible', false);
