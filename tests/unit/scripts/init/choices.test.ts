import { toFileName } from '../../../../scripts/content/file-name.ts';
import { askLeaveOut } from '../../../../scripts/init/choices.ts';
import { printNextSteps } from '../../../../scripts/init/next-steps.ts';
import type { Plan } from '../../../../scripts/init/plan.ts';

const asking = { flags: {}, ask: async () => undefined, print: () => {}, remember: () => {} };

test('the parts that are left out without an answer are all that only the sample has something for', async () => {
	expect(await askLeaveOut(asking, [], false)).toEqual([
		'intelligence-test',
		'ranking',
		'alternative-view',
	]);
});

test('the parts that are left out without an answer do not include the embroidered pictures where categories or tools have them', async () => {
	expect(await askLeaveOut(asking, ['categories'], false)).not.toContain('alternative-view');
	expect(await askLeaveOut(asking, [], ['weather'])).not.toContain('alternative-view');
	expect(await askLeaveOut(asking, [], undefined)).not.toContain('alternative-view');
});

test('the next steps for a site in Georgian include a font', () => {
	expect(printNextSteps(toPlan('ka'))).toContain('a font with Georgian letters');
});

test.each(['fr', 'bg', 'ar', 'he'])('a site in "%s" has the letters it needs', (tag) => {
	expect(printNextSteps(toPlan(tag))).not.toContain('Choose a font');
});

test('the name of a file has both letters of a ligature', () => {
	expect(toFileName('Les Restos du cœur')).toBe('les-restos-du-coeur');
});

function toPlan(tag: string): Plan {
	const plan: Partial<Plan> = {
		moves: new Map(),
		copies: new Map(),
		folder: 'sample',
		placeholders: [],
		writes: new Map(),
		shortened: 0,
		words: [],
		choices: {
			languages: [tag],
			kept: [],
			extra: false,
			leaveOut: [],
			look: {},
			address: undefined,
			year: 2026,
		},
	};
	return plan as Plan;
}
