import { fireEvent, render, screen } from '@testing-library/react';
import { records } from '#i18n/messages/records/index.ts';
import { RecordMenu } from '#islands/shared/records/RecordMenu.tsx';

const t = records.en;

test.each([
	[50_000_000, true],
	[50_000_001, false],
])('a file of %i bytes is read: %s', async (size, isRead) => {
	const load = vi.fn();
	const tool = { load, saveJson: vi.fn(), saveMarkdown: vi.fn(), askAll: vi.fn() };
	render(<RecordMenu empty t={t} tool={tool} />);
	const text = vi.fn(async () => 'a task');
	fireEvent.change(screen.getByLabelText(t.import), {
		target: { files: [{ size, text, name: 'tasks.md' }] },
	});
	await vi.waitFor(() => expect(load).toHaveBeenCalledWith(isRead ? 'a task' : '', 'tasks.md'));
	expect(text).toHaveBeenCalledTimes(isRead ? 1 : 0);
});
