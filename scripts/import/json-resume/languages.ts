import { findLanguageCode } from '#i18n/language-code.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { isNative, toLevel } from '../language-level.ts';
import { VzirFields } from './vzir-fields.ts';

export function readLanguages(draft: Draft, resume: Fields) {
	for (const item of resume.listOf('language', 'languages')) {
		const rest = new VzirFields(draft, item);
		// An export of this site also has the native language in the profile, from where it is read.
		if (rest.flag('native')) continue;
		const own = rest.id !== undefined;
		const written = item.text('language', 'name');
		if (!written) {
			item.refuseRest();
			continue;
		}
		const tag = own ? rest.text('tag') : findLanguageCode(written);
		const name = own || tag === undefined ? written : toName(written, tag, draft.locale);
		if (name !== written) item.change('language', written, `became ${name}`);
		const read = item.text('fluency', 'level');
		const profile = draft.files.get('profile/profile');
		if (!own && read && isNative(read) && profile && !profile.nativeLanguage) {
			profile.nativeLanguage = draft.words(name);
			item.change('fluency', read, `${name} became the native language of the profile`);
			item.refuseRest();
			continue;
		}
		const level = own ? read : read && toLevel(read, draft.locale);
		if (read !== undefined && level !== read) item.change('fluency', read, `became ${level}`);
		draft.add('languages', rest.name(written), {
			name: rest.words('name', name),
			tag,
			level: rest.words('level', level),
			title: rest.own('title'),
			number: rest.own('number'),
			grade: rest.own('grade'),
			date: rest.text('date'),
			expires: rest.text('expires'),
			picture: rest.text('picture'),
			issuer: rest.own('issuer'),
			verify: rest.text('verify'),
			...rest.tags(),
		});
		rest.refuseRest();
	}
}

/** The name in the language of the file, for example of a "Polish" in a Polish one; in any other case as it is written. */
function toName(written: string, tag: string, locale: Locale): string {
	const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? written;
	if (name.toLowerCase() === written.toLowerCase()) return written;
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
