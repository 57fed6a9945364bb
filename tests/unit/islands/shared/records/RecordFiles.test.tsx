import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { records } from '#i18n/messages/records/index.ts';
import { RecordFiles } from '#islands/shared/records/RecordFiles.tsx';

const t = records.en;

test.each([
	[50_000_000, true],
	[50_000_001, false],
])('a file of %i bytes is read: %s', async (size, isRead) => {
	const onImport = vi.fn();
	render(<RecordFiles empty t={t} onJson={vi.fn()} onMarkdown={vi.fn()} onImport={onImport} />);
	const text = vi.fn(async () => 'a task');
	fireEvent.change(screen.getByLabelText(t.import), {
		target: { files: [{ size, text, name: 'tasks.md' }] },
	});
	await vi.waitFor(() => expect(onImport).toHaveBeenCalledWith(isRead ? 'a task' : '', 'tasks.md'));
	expect(text).toHaveBeenCalledTimes(isRead ? 1 : 0);
});
