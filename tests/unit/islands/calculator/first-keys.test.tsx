import { fireEvent, render, waitFor } from '@testing-library/react';
import { calculator as t } from '#i18n/messages/calculator/index.ts';
import { Accounting } from '#islands/calculator/accounting/Accounting.tsx';
import { Finance } from '#islands/calculator/finance/Finance.tsx';
import { $session } from '#tools/calculator/accounting/store.ts';
import { $finance } from '#tools/calculator/finance/store.ts';
import { strike } from '../page.ts';

const props = { locale: 'en', t: t.en, pages: { rates: undefined, notes: undefined } } as const;

// The code of keys and of texts has not been loaded in this file.
test.each([
	[
		'accounting',
		Accounting,
		() =>
			$session
				.get()
				.tape.lines.map(({ text }) => text)
				.join(' '),
	],
	['finance', Finance, () => $finance.get().display.history + $finance.get().display.entry],
])(
	'%s takes the first keys and what is pasted among them, in their order',
	async (_, Mode, read) => {
		render(<Mode {...props} />);
		const before = read();
		for (const key of '12+') strike(document.body, key);
		fireEvent.paste(document.body, { clipboardData: { getData: () => '$34' } });
		for (const key of '+5+') strike(document.body, key);
		expect(read()).toBe(before);
		await waitFor(() => expect(['12.00 34.00 5.00', '12 + 34 + 5 + 51']).toContain(read()));
	},
);
