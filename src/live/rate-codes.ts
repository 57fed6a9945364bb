/** The currencies and metals of the list and of the 3D ticker, in their order. */
export const rateCodes = ['USD', 'EUR', 'GBP', 'AED', 'TRY', 'XAU', 'XAG', 'XPT', 'XPD'] as const;

/** Rates change once a working day; the page looks again every hour. */
export const ratesRefreshMs = 3_600_000;
