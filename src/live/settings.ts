import { readServiceSettings } from '#live/service-settings.ts';

/** Vite puts the public part of the environment in at build time; plain Node has none. */
export const settings = readServiceSettings(import.meta.env ?? {});
