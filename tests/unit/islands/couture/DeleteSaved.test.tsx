import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { couture } from '#i18n/messages/couture/index.ts';
import { DeleteSaved } from '#islands/couture/DeleteSaved.tsx';
// Loaded with this file: the click would load it while the test waits, and a busy machine takes long over it.
import '#tools/couture/gallery/store.ts';
import { clickText } from '../page.ts';

const { notes: _, ...t } = couture.en;
const key = 'modelsSettings';
let announced: string[] = [];

beforeEach(() => {
	announced = [];
	localStorage.clear();
	render(<DeleteSaved announce={(message) => announced.push(message)} t={t} />);
});
afterEach(cleanup);

test('“no” keeps what is saved and confirms it', () => {
	localStorage.setItem(key, '{}');
	clickText(t.deleteSaved);
	clickText(t.deleteNo);
	expect(announced).toEqual(['Model settings deletion canceled!']);
	expect(localStorage.getItem(key)).toBe('{}');
});

test('“yes” deletes what is saved and confirms it', async () => {
	localStorage.setItem(key, '{}');
	clickText(t.deleteSaved);
	clickText(t.deleteYes);
	await waitFor(
		() => expect(announced).toEqual(['Model settings were deleted from local memory!']),
		{ timeout: 20_000 },
	);
	expect(localStorage.getItem(key)).toBeNull();
});
