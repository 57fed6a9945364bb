import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { VzirFields } from './vzir-fields.ts';

/** The categories of certificates that an export of this site has in its metadata. */
export function readCategories(draft: Draft, meta: Fields) {
	for (const item of meta.list('categories')) {
		const rest = new VzirFields(draft, item);
		const { id } = rest;
		const title = item.text('title');
		if (id === undefined || title === undefined) {
			item.refuseRest();
			continue;
		}
		draft.add(
			'categories',
			{ exact: id },
			{
				order: rest.number('order') ?? 1,
				title: rest.words('title', title),
				lead: rest.own('lead'),
				picture: rest.text('picture'),
				thread: rest.own('thread'),
				sortable: rest.flag('sortable'),
				groups: rest.has('groups')
					? rest.groups('groups').map((group) => readGroup(draft, group))
					: undefined,
			},
		);
		rest.refuseRest();
	}
}

function readGroup(draft: Draft, group: Fields): object {
	const isStandIn = group.take('english') === true && draft.locale !== 'en';
	const title = group.text('title');
	const keywords = group.names('keywords');
	const fields = {
		id: group.text('id') ?? '',
		title: isStandIn ? undefined : draft.words(title),
		keywords: keywords.length > 0 ? keywords : undefined,
		diploma: group.text('diploma'),
	};
	group.refuseRest();
	return fields;
}
