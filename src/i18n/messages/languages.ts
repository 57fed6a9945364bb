/** The languages whose words are code: complete, and checked by the compiler. Each area has a file for each of them. */
export const builtInLocales = ['en', 'uk', 'es'] as const;
export type BuiltInLocale = (typeof builtInLocales)[number];
