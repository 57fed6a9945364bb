import { expect, test } from 'vitest';
import { live } from '#i18n/messages/live/index.ts';
import { describeEmptyLine, type Line } from '#islands/creep3d/use-line-items.ts';

const failed = { state: 'failed', reason: 'offline', retryAt: 0 } as const;
const items = [{ label: 'Euro', value: '50' }];

test('an empty line has its reason in words, and none while it shows something', () => {
	const describe = (outcome: typeof failed | undefined, shown: Line['items']) =>
		describeEmptyLine({ items: shown, live: { outcome } }, live.en);
	expect(describe(undefined, [])).toBe(live.en.updating);
	expect(describe(failed, [])).toBe(live.en.reasons.offline);
	expect(describe(failed, items)).toBe('');
});
