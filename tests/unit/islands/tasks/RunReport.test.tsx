import { render } from '@testing-library/react';
import { tasks } from '#i18n/messages/tasks/index.ts';
import { RunReport } from '#islands/tasks/RunReport.tsx';
import type { Ending } from '#tools/tasks/run/run-cases.ts';
import { textAt } from '../page.ts';

const ending: Ending = { ending: 'done' };

test.each([
	['fail', '1 of 2 tests passed.'],
	['timeout', '1 of 2 tests passed. Tests that took longer than one second were stopped.'],
] as const)('after a test that ends with %s the report is: %s', (outcome, words) => {
	const other = outcome === 'fail' ? { outcome, text: '' } : { outcome };
	const results = [{ outcome: 'pass', text: '' } as const, other];
	const run = { running: false, results, printed: [], cut: false, ending };
	render(<RunReport run={run} calls={['f(1)', 'f(2)']} t={tasks.en.editor} />);
	expect(textAt('.run-report p')).toBe(words);
});
