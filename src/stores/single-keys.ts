import { savedFlag } from '#browser/saved.ts';

/**
 * Whether a single character, such as `/`, is a command on the whole page. Key `singleKeys`; yes until the visitor turns
 * it off. Then `data-keys` of `<html>` is `false`, and a character does nothing outside the part of the page that has the
 * focus (WCAG 2.1.4).
 */
export const $singleKeys = savedFlag('singleKeys', true);
