import { openStores } from './open-stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

interface Setting {
	key: string;
	initial: unknown;
	/** What may be stored, and what it means. */
	reads: [string, unknown][];
	broken: string[];
	/** A value to set and the text it is stored as. */
	writes: [unknown, string];
	store: (stores: Stores) => { get: () => unknown; set: (value: never) => void };
}

const flag = (key: string, initial: boolean) => ({
	key,
	initial,
	reads: [
		['true', true],
		['"false"', false],
	] as [string, unknown][],
	broken: ['', '1', 'yes', 'TRUE', 'null', '{}', 'constructor', '__proto__'],
	writes: [!initial, String(!initial)] as [unknown, string],
});

const settings: Setting[] = [
	{
		key: 'theme',
		initial: 'system',
		reads: [
			['light', 'light'],
			['dark', 'dark'],
			['system', 'system'],
			// As the earlier site wrote them.
			['"dark"', 'dark'],
		],
		broken: ['', 'blue', 'null', '{}', 'Dark'],
		writes: ['dark', 'dark'],
		store: ({ $theme }) => $theme,
	},
	{
		key: 'viewMode',
		initial: 'normal',
		reads: [
			['normal', 'normal'],
			['"alternative"', 'alternative'],
		],
		broken: ['', 'stitched', 'true', '[]'],
		writes: ['alternative', 'alternative'],
		store: ({ $viewMode }) => $viewMode,
	},
	{
		key: 'selectedPhotoIndex',
		initial: -1,
		reads: [
			['0', 0],
			['"1"', 1],
		],
		broken: ['', '-1', '1.5', 'NaN', '10', 'one', '1e1'],
		writes: [3, '3'],
		store: ({ $photoIndex }) => $photoIndex,
	},
	{
		...flag('projectSearch', true),
		store: ({ $projectSearch }) => $projectSearch,
	},
	{
		...flag('searchView', true),
		store: ({ $certificateSearch }) => $certificateSearch,
	},
	{
		...flag('isCodersrankSummaryVisible', false),
		store: ({ $ranking }) => $ranking,
	},
	{
		...flag('footerHidden_cube3d', false),
		store: ({ footerHidden }) => footerHidden('cube3d'),
	},
	{
		key: 'cubeScale',
		initial: 1,
		reads: [
			['0.5', 0.5],
			['1.03', 1.03],
			['2', 2],
		],
		broken: ['', '0.4', '2.1', 'NaN', 'wide', '1e9'],
		writes: [1.7, '1.7'],
		store: ({ $cubeScale }) => $cubeScale,
	},
	{ ...flag('singleKeys', true), store: ({ $singleKeys }) => $singleKeys },
	{
		key: 'visitorName',
		initial: undefined,
		reads: [
			['olena', 'olena'],
			['олена.к+extra', 'олена.к+extra'],
		],
		broken: ['', 'two words', 'olena@example.com', 'ol\u202eena', 'a'.repeat(65)],
		writes: ['olena', 'olena'],
		store: ({ $visitor }) => $visitor,
	},
];

describe.each(settings)('$key', ({ key, initial, reads, broken, writes, store }) => {
	test(`is ${initial} at first, and nothing is stored`, async () => {
		const stores = await openStores();
		expect(store(stores).get()).toBe(initial);
		expect(stores.storage).toEqual({});
	});

	test.each(reads)('%s is read as %s, and stays as it is stored', async (text, value) => {
		const stores = await openStores({ [key]: text });
		expect(store(stores).get()).toBe(value);
		expect(stores.storage).toEqual({ [key]: text });
	});

	test.each(broken)('the broken value "%s" is set aside and changes nothing', async (text) => {
		const stores = await openStores({ [key]: text });
		expect(store(stores).get()).toBe(initial);
		expect(stores.storage).toEqual({ [key]: text, [`${key}.broken`]: text });
	});

	test('what is set is stored as it is read again', async () => {
		const stores = await openStores();
		store(stores).set(writes[0] as never);
		expect(stores.storage).toEqual({ [key]: writes[1] });
		expect(store(await openStores({ [key]: writes[1] })).get()).toBe(writes[0]);
	});

	test('a new value leaves the broken one set aside', async () => {
		const stores = await openStores({ [key]: '\u0000' });
		store(stores).get();
		store(stores).set(writes[0] as never);
		expect(stores.storage).toEqual({ [key]: writes[1], [`${key}.broken`]: '\u0000' });
	});
});

test('a visitor who is forgotten leaves nothing in the storage', async () => {
	const { $visitor, forgetVisitor, storage } = await openStores({ visitorName: 'olena' });
	forgetVisitor();
	expect($visitor.get()).toBeUndefined();
	expect(storage).toEqual({});
});
