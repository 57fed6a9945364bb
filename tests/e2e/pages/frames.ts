import type { Page } from '@playwright/test';

/**
 * Lets frames of the browser go by, however long they take. Where nothing may move this is the proof that it does
 * not; a time would prove nothing on a machine that is busy.
 */
export function letFramesPass(page: Page, frames = 20): Promise<void> {
	return page.evaluate(async (count) => {
		for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
	}, frames);
}
