import type { Node, Renderer } from '@takumi-rs/core';
import { column, hairline, row, text } from '../nodes.ts';
import { toBands } from './academic.ts';
import { line, quietInk, toColours } from './colours.ts';
import type { Paper } from './paper.ts';
import { place, toLabel, toSampleLine, toSheet } from './parts.ts';

/** Subject, hours and mark of the sample degree. */
const subjects = [
	['Вища математика', 216, 'відмінно'],
	['Економічна теорія', 198, 'відмінно'],
	['Мікроекономіка', 144, 'відмінно'],
	['Макроекономіка', 144, 'відмінно'],
	['Статистика', 126, 'добре'],
	['Економічна інформатика', 162, 'відмінно'],
	['Бухгалтерський облік', 180, 'відмінно'],
	['Іноземна мова', 234, 'добре'],
	['Господарське право', 108, 'відмінно'],
	['Фінанси підприємств', 126, 'відмінно'],
	['Маркетинг', 108, 'відмінно'],
	['Менеджмент', 126, 'відмінно'],
	['Економіка підприємства', 198, 'відмінно'],
	['Планування діяльності', 126, 'відмінно'],
	['Економічний аналіз', 126, 'відмінно'],
	['Управління персоналом', 90, 'відмінно'],
] as const;
const thesis = '«Планування та\u00a0облік витрат на\u00a0виробничому підприємстві»';
const [left, right] = [110, 1090];
const gap = 60;
const columnWidth = (right - left - gap) / 2;

/** Back of the university diploma: the list of marks. */
export function drawSupplement(_renderer: Renderer, paper: Paper): Promise<Node> {
	const colours = toColours(paper.kind);
	const half = subjects.length / 2;
	const hours = subjects.reduce((sum, [, count]) => sum + count, 0);
	return Promise.resolve(
		toSheet([
			...toBands(colours),
			row(
				place(left, 136, {
					width: right - left,
					justifyContent: 'space-between',
					alignItems: 'flex-end',
				}),
				[
					column({ gap: 8 }, [
						text('Додаток до\u00a0диплома', {
							fontFamily: 'Unbounded',
							fontWeight: 600,
							fontSize: 34,
							letterSpacing: '-0.02em',
							color: colours.accent,
						}),
						text(`${paper.holder} · ${paper.issuer}`, { fontSize: 20, color: quietInk }),
					]),
					toLabel(paper.number, quietInk, { fontSize: 13 }),
				],
			),
			row(place(left, 240, { gap }), [
				toTable(subjects.slice(0, half)),
				toTable(subjects.slice(half)),
			]),
			row(place(left, 618, { width: right - left, gap }), [
				toTotal('Дипломна робота', `${thesis} – відмінно`),
				toTotal('Разом', `${hours} годин · ${paper.grade} · ${paper.date}`),
			]),
			toSampleLine(paper, place(left, 712)),
		]),
	);
}

function toTable(rows: readonly (typeof subjects)[number][]): Node {
	const head = row({ paddingBottom: 8 }, [
		toLabel('Дисципліна', quietInk, { fontSize: 12, flexGrow: 1 }),
		toLabel('Годин', quietInk, { fontSize: 12, width: 78, textAlign: 'right' }),
		toLabel('Оцінка', quietInk, { fontSize: 12, width: 118, textAlign: 'right' }),
	]);
	const lines = rows.flatMap(([subject, hours, mark]) => [
		hairline(line),
		row({ height: 40, alignItems: 'center', fontSize: 20 }, [
			text(subject, { flexGrow: 1 }),
			text(String(hours), { width: 78, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }),
			text(mark, { width: 118, textAlign: 'right', fontWeight: 600 }),
		]),
	]);
	return column({ width: columnWidth }, [head, ...lines, hairline(line)]);
}

function toTotal(label: string, words: string): Node {
	return column({ width: columnWidth, gap: 8 }, [
		toLabel(label, quietInk, { fontSize: 12 }),
		text(words, { fontSize: 19, lineHeight: 1.35 }),
	]);
}
