import { couture } from '#i18n/messages/couture/index.ts';
import { missingPoppler, toPdfFacts, toPdfText } from '../../unit/cv/pdf-text.ts';
import { CouturePage } from '../pages/couture.ts';
import { coarsePixels } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const t = couture.en;

test.use({ ...coarsePixels, viewport: { width: 1000, height: 640 } });
test.describe.configure({ timeout: 180_000 });

test('the cutting plan is a drawing, a sheet and pages in the real size', async ({ page }) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.brand('Logo 1');
	await couturePage.press(t.save);

	const plain = (await couturePage.make(t.sewing.title, t.sewing.svg)).bytes.toString();
	// Lines alone need no ink for the dye.
	expect(plain).not.toContain('<image');
	expect(plain).not.toContain(t.sewing.words.bleed.slice(0, 20));
	await page.getByLabel(t.sewing.drawing).selectOption('coloured');
	const svg = await couturePage.take(t.make);
	expect(svg.name).toBe('cutting-plan.svg');
	const drawing = svg.bytes.toString();
	const [, width, height] =
		/ width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 \1 \2"/.exec(drawing) ?? [];
	expect(Number(width)).toBeGreaterThanOrEqual(1400);
	expect(Number(height)).toBeGreaterThan(800);
	expect(drawing).toContain('>Left sleeve</text>');
	expect(drawing).toContain(`Logo 1 (${t.places.front}, ${t.sewing.words.techniques.ink}): `);
	// Ten pieces, each with its picture.
	expect(drawing.match(/href="data:image\/jpeg;base64,/g)).toHaveLength(10);

	const sheet = await couturePage.make(t.sewing.title, t.sewing.sheet);
	const tiles = await couturePage.make(t.sewing.title, t.sewing.tiles);
	expect([sheet.name, tiles.name]).toEqual(['cutting-plan-one-sheet.pdf', 'cutting-plan.pdf']);
	if (missingPoppler) return;
	const whole = toPdfFacts(sheet.bytes, 'pdfinfo');
	expect(whole).toMatch(/Pages:\s+1\n/);
	const size = /Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(whole)?.slice(1).map(Number) ?? [];
	expect(size[0]).toBeCloseTo((Number(width) * 72) / 25.4, 0);
	expect(size[1]).toBeCloseTo((Number(height) * 72) / 25.4, 0);
	const pages = toPdfFacts(tiles.bytes, 'pdfinfo');
	expect(Number(/Pages:\s+(\d+)/.exec(pages)?.[1])).toBeGreaterThan(25);
	expect(pages).toMatch(/Page size:\s+595\.28 x 841\.89 pts \(A4\)/);
	const text = toPdfText(tiles.bytes, 'reading').replaceAll(/\s+/g, ' ');
	expect(text).toContain('50 mm on each side');
	// The first page states it in a size that can be read, before the small sheet.
	expect(text.startsWith(t.sewing.words.purpose)).toBe(true);
});
