import { savedFlag } from '#browser/saved.ts';

/** Whether a screen reader says each digit as it is typed. Key `calculatorSpeakDigits`; false at first. */
export const $speakDigits = savedFlag('calculatorSpeakDigits', false);
