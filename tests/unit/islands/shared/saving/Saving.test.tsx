import { render, screen, waitFor } from '@testing-library/react';
import { brokenTexts, setAside, useStorage } from '#browser/saved.ts';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import { heard } from '../../../heard.ts';
import { clickButton, textAt } from '../../page.ts';

const t = messages.en.saving;

let values: Map<string, string>;
/** What the browser throws instead of storing. */
let refusal: Error | undefined;

// What a part loads on demand is compiled before the tests wait for it.
beforeAll(() => import('#islands/shared/saving/SavingNotice.tsx'));

beforeEach(() => {
	values = new Map();
	refusal = undefined;
	brokenTexts.clear();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => values.get(key) ?? null,
		removeItem: (key: string) => values.delete(key),
		setItem(key: string, text: string) {
			if (refusal) throw refusal;
			values.set(key, text);
		},
	});
});

test('what is stored needs no notice, nor does what was never changed', async () => {
	const { rerender } = render(saving('1'));
	expect(values.size).toBe(0);
	values.set('key', '2');
	rerender(saving('2'));
	await settled();
	expect(textAt('.record-notice')).toBeUndefined();
});

test('a text that another tab has replaced stays, without a notice', async () => {
	const { rerender } = render(saving('1'));
	values.set('key', 'newer, of another tab');
	rerender(saving('2'));
	await settled();
	expect(textAt('.record-notice')).toBeUndefined();
	expect([...values]).toEqual([['key', 'newer, of another tab']]);
});

test.each([
	['full', 'QuotaExceededError'],
	['blocked', 'SecurityError'],
] as const)(
	'a %s storage is reported, until trying again stores the text',
	async (reason, name) => {
		const { rerender } = render(saving('1'));
		refusal = Object.assign(new Error(), { name });
		rerender(saving('2'));
		await screen.findByText(`${t[reason]} ${t.lost}`, {}, { timeout: 10_000 });
		await waitFor(() => expect(heard()).toEqual([`${t[reason]} ${t.lost}`]));
		const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
		clickButton(t.exportJson);
		expect(click.mock.contexts[0]).toHaveProperty('download', 'calculator.json');
		refusal = undefined;
		clickButton(t.retry);
		await waitFor(() => expect(textAt('.record-notice')).toBeUndefined());
		expect([...values]).toEqual([['key', '2']]);
	},
);

test('a text that could not be read is offered as a file; those of other tools are not', async () => {
	useStorage({});
	setAside('theme', 'x');
	const { unmount } = render(saving('1'));
	await settled();
	expect(textAt('.record-notice')).toBeUndefined();
	unmount();
	setAside('key', 'broken');
	render(saving('1'));
	await screen.findByText(t.broken, {}, { timeout: 10_000 });
	await waitFor(() => expect(heard()).toEqual([t.broken]));
	screen.getByRole('button', { name: t.saveBroken });
});

test('broken texts of one key are kept side by side, each once', () => {
	const storage: Record<string, string> = {};
	useStorage(storage);
	for (const text of ['first', 'second', 'first']) setAside('key', text);
	expect(storage).toEqual({ 'key.broken': 'first', 'key.broken.2': 'second' });
});

/** The calculator with this text under its key. */
function saving(key: string) {
	return <Saving file="calculator" texts={{ key }} t={t} />;
}

/** A notice would be loaded by then. */
async function settled() {
	await import('#islands/shared/saving/SavingNotice.tsx');
	await Promise.resolve();
}
