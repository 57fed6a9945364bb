import { judgeEdit } from '#browser/records/edit.ts';

test.each([
	['what was not changed here', 'a', 'a', 'a', 'nothing'],
	['what only another tab changed', 'a', 'a', 'b', 'nothing'],
	['what only another tab deleted', 'a', 'a', undefined, 'nothing'],
	['what both changed to the same', 'a', 'b', 'b', 'nothing'],
	['what only this tab changed', 'a', 'b', 'a', 'change'],
	['what was changed here and deleted elsewhere', 'a', 'b', undefined, 'change'],
	['what both changed', 'a', 'b', 'c', 'both'],
] as const)('%s: began with %s, is %s, stored is %s: %s', (_, began, written, stored, outcome) => {
	expect(judgeEdit({ began, written }, stored)).toBe(outcome);
});
