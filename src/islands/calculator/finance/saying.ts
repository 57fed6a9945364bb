export { refuseKey } from '#islands/calculator/refuse-key.ts';
export { sayDisplay } from '#islands/calculator/say-display.ts';
export { toMeant } from '#islands/calculator/second-mark.ts';
export { HpKeys } from './HpKeys.tsx';
export { LoanSwitches } from './LoanSwitches.tsx';
export { describePress } from './last-press.ts';
export { TermsForm } from './TermsForm.tsx';
