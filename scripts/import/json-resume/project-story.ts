import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import type { VzirFields } from './vzir-fields.ts';

/** The pictures of a project and its results, as an export of this site has them under `vzir`. */
export function readCover(rest: VzirFields): object | undefined {
	const [cover] = rest.groups('cover');
	if (cover === undefined) return undefined;
	const picture = rest.words('cover.picture', cover.text('picture'));
	const dark = rest.words('cover.dark', cover.text('dark'));
	const alt = rest.words('cover.alt', cover.text('alt'));
	const point = cover.group('focus');
	const [x, y] = [point.take('x'), point.take('y')];
	const focus = typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
	cover.refuseRest();
	return { picture, dark, alt, focus };
}

export function readGallery(rest: VzirFields): object[] | undefined {
	const pictures = rest.groups('gallery').map((fields, index) => {
		const at = `gallery[${index}]`;
		const picture = rest.words(`${at}.picture`, fields.text('picture'));
		const alt = rest.words(`${at}.alt`, fields.text('alt'));
		const caption = rest.words(`${at}.caption`, fields.text('caption'));
		fields.refuseRest();
		return { picture, alt, caption };
	});
	return pictures.length === 0 ? undefined : pictures;
}

export function readResults(draft: Draft, rest: VzirFields): object[] | undefined {
	const results = rest.groups('results').map((fields, index) => {
		const at = `results[${index}]`;
		const what = rest.words(`${at}.what`, fields.text('what'));
		const before = readFigure(draft, fields, 'before');
		const after = readFigure(draft, fields, 'after');
		const unit = rest.words(`${at}.unit`, fields.text('unit'));
		const counted = rest.words(`${at}.counted`, fields.text('counted'));
		fields.refuseRest();
		return { what, before, after, unit, counted };
	});
	return results.length === 0 ? undefined : results;
}

/** Numbers are the same in all languages. */
function readFigure(draft: Draft, fields: Fields, name: string) {
	const value = fields.take(name);
	if (typeof value === 'number') return value;
	return typeof value === 'string' ? draft.words(value) : undefined;
}
