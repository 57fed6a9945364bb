import { use } from 'react';
import { useStage } from './stage-context.ts';

const never = new Promise<never>(() => {});

/**
 * Stands in for what the first picture waits for, by waiting as well: React then shows nothing until all has come, and that at
 * once. What has had a stand-in is shown 300 ms after it at the earliest (`FALLBACK_THROTTLE_MS` in its reconciler).
 */
export function FirstWait() {
	const { curtain } = useStage();
	if (!curtain.open) use(never);
	return null;
}
