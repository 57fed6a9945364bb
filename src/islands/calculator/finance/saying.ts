export { refuseKey } from '#islands/calculator/refuse-key.ts';
export { sayDisplay } from '#islands/calculator/say-display.ts';
export { describePress } from './last-press.ts';
