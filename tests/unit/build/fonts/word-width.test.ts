import { measureWidestWord } from '#build/fonts/word-width.ts';

test('the widest word counts at any position', async () => {
	const widest = await measureWidestWord('Konstantinova');
	expect(await measureWidestWord('Olha Konstantinova')).toBe(widest);
	expect(await measureWidestWord('Konstantinova Olha')).toBe(widest);
});

test('a line may break after a hyphen', async () => {
	expect(await measureWidestWord('Maria-Anna')).toBe(await measureWidestWord('Maria-'));
});

test('a letter that the face lacks counts a whole em', async () => {
	expect(await measureWidestWord('ნინო')).toBe(4);
	expect(await measureWidestWord('Aნ')).toBe(1 + (await measureWidestWord('A')));
});
