import { openWith } from '../../open-with.ts';

const sum =
	'{"entry":"5","trace":"√25","phase":"value","previous":"0","operator":null,"repeat":null,"history":"","fault":null}';
const terms = '{"n":"0","i":"0","pv":"0","pmt":"0","fv":"0","perYear":12,"begin":false}';
const loan = `{"display":${sum},"fresh":true,"terms":${terms},"extra":"100"}`;

test.each([
	['calculatorFinance', loan, '"extra":"100"', '"eptra":"100"'],
	['calculatorFinance', loan, '"trace":"√25"', '"drace":"√25"'],
	['calculatorStandard', sum, '"trace":"√25"', '"drace":"√25"'],
])('%s without a field of its own name is set aside: %s', async (key, text, field, damaged) => {
	const broken = text.replace(field, damaged);
	expect(await open(key, broken)).toBe(broken);
	expect(await open(key, text)).toBeUndefined();
	// As an earlier version wrote it, before the field was there.
	const earlier = text.replace(`,${field}`, '');
	expect(await open(key, earlier)).toBeUndefined();
});

/** What is set aside of a stored text. */
async function open(key: string, stored: string): Promise<string | undefined> {
	const storage: Record<string, string> = { [key]: stored };
	await openWith(storage);
	const { $finance } = await import('#tools/calculator/finance/store.ts');
	const { $standard } = await import('#tools/calculator/standard/store.ts');
	$finance.get();
	$standard.get();
	return storage[`${key}.broken`];
}
