import { render, screen, waitFor } from '@testing-library/react';
import { couture } from '#i18n/messages/couture/index.ts';
import { uploads } from '#i18n/messages/uploads/index.ts';
import { DesignFiles } from '#islands/couture/DesignFiles.tsx';
import { clickButton } from '../page.ts';

const t = couture.en;

// A field that gets the focus is read out with its label: no second voice is needed.
test('each time a link cannot be copied, the focus comes to the field that has it and says so', async () => {
	vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
	render(<DesignFiles announce={vi.fn()} uploads={uploads.en} t={t} />);
	for (let time = 0; time < 2; time += 1) {
		clickButton(t.copyLink);
		await waitFor(() =>
			expect(document.activeElement).toBe(screen.getByRole('textbox', { name: t.linkShown })),
		);
		screen.getByRole('button', { name: t.copyLink }).focus();
	}
});
