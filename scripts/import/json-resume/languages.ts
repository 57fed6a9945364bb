import { findLanguageCode } from '#i18n/language-code.ts';
import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { VzirFields } from './vzir-fields.ts';

export function readLanguages(draft: Draft, resume: Fields) {
	for (const item of resume.listOf('language', 'languages')) {
		const rest = new VzirFields(draft, item);
		// An export of this site also has the native language in the profile, from where it is read.
		if (rest.flag('native')) continue;
		const own = rest.id !== undefined;
		const name = item.text('language', 'name');
		if (!name) {
			item.refuseRest();
			continue;
		}
		const level = item.text('fluency', 'level');
		draft.add('languages', rest.name(name), {
			name: rest.words('name', name),
			tag: own ? rest.text('tag') : findLanguageCode(name),
			level: rest.words('level', level),
			title: rest.words('title', rest.text('title')),
			number: rest.words('number', rest.text('number')),
			grade: rest.words('grade', rest.text('grade')),
			date: rest.text('date'),
			expires: rest.text('expires'),
			picture: rest.text('picture'),
			issuer: rest.words('issuer', rest.text('issuer')),
			verify: rest.text('verify'),
			...rest.tags(),
		});
		rest.refuseRest();
		item.refuseRest();
	}
}
