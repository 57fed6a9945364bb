import { savedFlag } from '#browser/saved.ts';

/** Search panel of the projects. Key `projectSearch`; open until it is closed. */
export const $projectSearch = savedFlag('projectSearch', true);

/** Search panel of the certificates. Key `searchView`; open until it is closed. */
export const $certificateSearch = savedFlag('searchView', true);

/** The developer ranking. Key `isCodersrankSummaryVisible`; hidden until the visitor opens it. */
export const $ranking = savedFlag('isCodersrankSummaryVisible', false);
