import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { getRenderer } from '#build/documents/picture-renderer.ts';
import { builtInLocales as locales } from '#i18n/locales.ts';
import { toPath } from './folders.ts';
import { drawResult, height, width } from './iq/picture.ts';
import { drawReport } from './iq/report.ts';
import { readResult } from './iq/result.ts';
import { record } from './record.ts';

const [pictures, reports] = ['src/assets/iq', 'public/assets/iq'];

mkdirSync(toPath(pictures), { recursive: true });
mkdirSync(toPath(reports), { recursive: true });
const renderer = await getRenderer();
for (const locale of locales) {
	const result = readResult(locale);
	const pixels = await renderer.render(drawResult(result), {
		width,
		height,
		format: 'png',
		lang: locale,
	});
	const few = await sharp(pixels).png({ palette: true, colours: 48, dither: 0 }).toBuffer();
	await sharp(few)
		.webp({ lossless: true, effort: 6 })
		.toFile(toPath(`${pictures}/iq-${locale}.webp`));
	writeFileSync(toPath(`${reports}/report-${locale}.pdf`), drawReport(result));
}
await record(
	{
		name: 'iq',
		command: 'node assets/drawn/iq.ts',
		inputs: ['assets/drawn/iq/', 'src/content/iq/iq.json', 'src/content/profile/profile.json'],
		usedBy: 'Skills: the result of the intelligence test and its report',
	},
	locales.flatMap((locale) => [`${pictures}/iq-${locale}.webp`, `${reports}/report-${locale}.pdf`]),
);
