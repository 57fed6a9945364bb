import { firstPlacement } from '#tools/couture/placement.ts';
import {
	cleanText,
	firstText,
	longestText,
	mostPrints,
	movePrint,
	type Print,
} from '#tools/couture/print.ts';
import {
	addPrint,
	changePrint,
	duplicatePrint,
	findAdded,
	listPrints,
	removePrint,
	reorderPrint,
} from '#tools/couture/prints.ts';
import { toOriginal } from '#tools/couture/settings.ts';

const first = toOriginal('menShirt1');
const logo: Print = { ...firstPlacement, imageData: 'logo-2' };
const other: Print = { ...logo, imageData: 'logo-3' };
const text: Print = { ...firstText, text: 'Взір' };
const print = (...prints: Print[]) => prints.reduce(addPrint, first);

test('the first picture is the logo of the specification; text and further logos are listed after it', () => {
	expect(print(logo)).toMatchObject({ logo: { imageData: 'logo-2' }, prints: [] });
	expect(listPrints(print(logo, text, other))).toMatchObject([logo, text, { imageData: 'logo-3' }]);
});

test('a new print lies below the one that it would hide, and is found in the list', () => {
	const steps = [first, print(text), print(text, text), print(text, text, logo)] as const;
	expect(listPrints(steps[2])[1]?.positionY).toBeLessThan(text.positionY - 0.3);
	const beside = listPrints(print({ ...text, positionX: 0.4 }, { ...text, positionX: -0.4 }));
	expect(beside[1]?.positionY).toBe(text.positionY);
	const added = steps.slice(1).map((after, at) => findAdded(steps[at] ?? first, after));
	expect(added).toEqual([0, 1, 0]);
	expect(findAdded(steps[3], addPrint(steps[3], logo))).toBe(3);
});

test('six prints are the most, and leave no room for a copy', () => {
	const full = print(...Array<Print>(9).fill(text));
	expect(listPrints(full)).toHaveLength(mostPrints);
	expect(listPrints(addPrint(full, logo))).toHaveLength(mostPrints);
	expect(duplicatePrint(full, 0)).toBe(full);
});

test('a print is changed, copied, moved and removed by its index in the list', () => {
	const settings = print(logo, { ...text, locked: true });
	const changed = changePrint(settings, 1, (one) =>
		movePrint(one, { positionX: 7, place: 'front' }),
	);
	expect(listPrints(changed)[1]).toMatchObject({ text: 'Взір', positionX: 1, place: 'front' });
	expect(changePrint(settings, 5, () => text)).toBe(settings);
	const copy = { text: 'Взір', locked: false, positionX: 0.1 };
	expect(listPrints(duplicatePrint(settings, 1))).toMatchObject([logo, { locked: true }, copy]);
	const turned = reorderPrint(print(logo, text), 0, 1);
	expect(listPrints(turned)).toEqual([text, logo]);
	expect(listPrints(reorderPrint(turned, 1, -1))).toEqual([logo, text]);
	expect(reorderPrint(settings, 1, 1)).toBe(settings);
	const removed = removePrint(print(logo, text), 0);
	expect([listPrints(removed), removed.logo.imageData]).toEqual([[text], null]);
});

test('text is one line of at most forty characters, without marks that steer or turn it', () => {
	expect(cleanText('one\ntwo\u0000\u202ethree')).toBe('one two three');
	expect(cleanText('  left')).toBe('left');
	expect(cleanText('👩‍👩‍👧'.repeat(50)).length).toBeLessThanOrEqual(4 * longestText);
	expect(cleanText('я'.repeat(1e6))).toBe('я'.repeat(longestText));
});
