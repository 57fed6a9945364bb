/** A content policy for engines whose pages cannot be given the answers of services: they reach nothing but the site. */
export const noOutside = "connect-src 'self' blob: data:; img-src 'self' blob: data:";
