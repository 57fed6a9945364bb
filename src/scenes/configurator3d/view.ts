/** Vertical, in degrees. */
export const fieldOfView = 32;
