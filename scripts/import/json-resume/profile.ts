import { findCountryCode } from '#i18n/country-code.ts';
import { type BuiltInLocale, toBuiltIn } from '#i18n/locales.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { telephonePattern } from '#lib/telephone.ts';
import { isSafeLink } from '#schemas/link.ts';
import placeholders from '../../content/placeholders.json' with { type: 'json' };
import { missingEmail } from '../../content/placeholders.ts';
import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { toContact } from './contact.ts';
import { VzirFields } from './vzir-fields.ts';
import { readLink } from './work.ts';

/** What only the private edition shows, until the author decides otherwise. */
const privateFields = ['telephone', 'address', 'birthDate', 'references'] as const;

export function readProfile(draft: Draft, resume: Fields) {
	const basics = resume.group('basics');
	const rest = new VzirFields(draft, basics);
	const need = (name: keyof typeof placeholders, found: string | undefined) => {
		if (found !== undefined) return rest.words(name, found);
		return draft.words(missing(name, placeholders[name]));
	};
	function missing(name: string, words: Readonly<Record<BuiltInLocale, string>>): string {
		const value = words[toBuiltIn(draft.locale)];
		draft.log.missing.push({ place: `profile ${name}`, value });
		return value;
	}
	const first = basics.text('firstName');
	const last = basics.text('lastName');
	const name = basics.text('name') ?? ([first, last].filter(Boolean).join(' ') || undefined);
	const label = basics.text('label', 'headline', 'title');
	const { town, country, street } = readLocation(basics);
	const titles = rest.list('titles');
	const email = readEmail(draft, basics);
	const fields = {
		name: need('name', name),
		jobTitle: need('jobTitle', label),
		titles:
			titles.length > 0
				? rest.lines('titles', titles)
				: draft.list([label ?? missing('titles', placeholders.jobTitle)]),
		summary: need('summary', basics.sentences('summary')),
		worth: rest.own('worth'),
		town: need('town', town || undefined),
		country,
		nativeLanguage: rest.words(
			'nativeLanguage',
			rest.text('nativeLanguage') ?? basics.text('nativeLanguage'),
		),
		availability: rest.own('availability'),
		ask: readAsk(rest),
		email,
		website: readWebsite(basics, rest),
		telephone: readTelephone(basics),
		address: rest.words('address', street || undefined),
		birthDate: rest.text('birthDate') ?? draft.day(basics, 'birthDate', 'birthday', 'dateOfBirth'),
		contacts: readContacts(draft, basics, rest, email),
		interests: readInterests(draft, resume),
		references: readReferences(draft, resume),
	};
	const hidden = privateFields.filter((field) => fields[field] !== undefined);
	if (hidden.length > 0 && !rest.has('contacts')) {
		const reason = 'only your private edition shows this, until you change "private"';
		draft.log.changed.push({ place: 'profile private', value: hidden.join(', '), reason });
	}
	draft.add(
		'profile',
		{ exact: 'profile/profile' },
		{ ...fields, private: hidden.length > 0 ? hidden : undefined },
	);
	rest.refuseRest();
}

/** Town, code of the country, and street; many files have the first two alone, as one text. */
function readLocation(basics: Fields): {
	town: string;
	country?: string | undefined;
	street: string;
} {
	const location = basics.textOrGroup('location');
	const join = (...parts: (string | undefined)[]) => [...new Set(parts)].filter(Boolean).join(', ');
	if (typeof location === 'string') {
		const parts = location.split(', ');
		const [last = ''] = parts.splice(-1);
		// Two letters are a state: "Palo Alto, CA" is not in Canada. Georgia is a state and a country.
		const isClear = last.length > 2 && last !== 'Georgia';
		const country = isClear ? findCountryCode(last) : undefined;
		if (!country) return { town: location, street: '' };
		const [town = ''] = parts;
		basics.change('location', location, `became the town ${town} and the country ${country}`);
		return { town, country, street: '' };
	}
	// The region is no part of the town: it goes to the report.
	const city = location.text('city') ?? location.text('region') ?? '';
	const named = location.text('country', 'countryCode');
	const country = named && findCountryCode(named);
	const street = join(location.text('address'), location.text('postalCode'));
	location.refuseRest();
	return { town: country ? city : join(city, named), country, street };
}

function readAsk(rest: VzirFields): object | undefined {
	const [ask] = rest.groups('ask');
	if (!ask) return undefined;
	const fields = {
		heading: rest.words('ask.heading', ask.text('heading')),
		lines: rest.lines('ask.lines', ask.lines('lines')),
		reply: rest.words('ask.reply', ask.text('reply')),
		timeZone: ask.text('timeZone'),
		terms: rest.words('ask.terms', ask.text('terms')),
	};
	ask.refuseRest();
	return fields;
}

function readEmail(draft: Draft, basics: Fields): string {
	const found = basics.find('email');
	const text = typeof found?.value === 'string' ? found.value.trim().replace(/^mailto:/, '') : '';
	if (/^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(text)) return text;
	if (found) basics.refuse('email', found.value, 'not an e-mail address');
	draft.log.missing.push({ place: 'profile email', value: missingEmail });
	return missingEmail;
}

/** An export of this site has a field for the author's other site. In any other file, `url` is the author's site. */
function readWebsite(basics: Fields, rest: VzirFields): string | undefined {
	const own = rest.text('website');
	const isExport = rest.has('contacts');
	const url = readLink(basics, own, 'url', 'website');
	return isExport ? own : url;
}

function readTelephone(basics: Fields): string | undefined {
	const found = basics.find('phone', 'telephone', 'mobile');
	if (!found) return undefined;
	const number = String(found.value).replaceAll('\u00a0', ' ').trim();
	if (new RegExp(telephonePattern, 'u').test(number)) return number;
	basics.refuse(found.name, found.value, 'not a telephone number');
	return undefined;
}

function readContacts(draft: Draft, basics: Fields, rest: VzirFields, email: string): object[] {
	const contacts = rest.groups('contacts').map((contact) => {
		const label = contact.text('label');
		const english = contact.take('english') === true && draft.locale !== 'en';
		return {
			kind: contact.text('kind'),
			label: english ? {} : draft.words(label),
			url: contact.text('url'),
		};
	});
	const profiles = basics.listOf('url', 'profiles').flatMap((profile) => {
		const contact = toContact(draft, profile);
		profile.refuseRest();
		return contact ?? [];
	});
	if (contacts.length > 0) return contacts;
	const url = `mailto:${email}`;
	if (email === missingEmail) draft.log.missing.push({ place: 'profile contacts', value: url });
	return [...profiles, { kind: 'email', label: draft.words(cv[draft.locale].kinds.email), url }];
}

/** A telephone number as a link. */
function toCall(item: Fields): string | undefined {
	const number = item.text('phone');
	return number && `tel:${number.replace(/[^+\d]/g, '')}`;
}

function readInterests(draft: Draft, resume: Fields) {
	const items = resume.listOf('name', 'interests', 'hobbies').map((item) => {
		const rest = new VzirFields(draft, item);
		const keywords = item.names('keywords').join(', ');
		const name = item.text('name');
		// In brackets, because a list of interests has commas, too.
		const line = name && keywords ? `${name} (${keywords})` : (name ?? keywords);
		const words = line ? rest.words('name', line) : undefined;
		item.refuseRest();
		return { line, words };
	});
	// One line that is English in place of a translation marks the whole list.
	if (items.some(({ words }) => words === undefined)) return undefined;
	return draft.list(items.map(({ line }) => line));
}

function readReferences(draft: Draft, resume: Fields): object[] | undefined {
	const references = resume.list('references').flatMap((item) => {
		const rest = new VzirFields(draft, item);
		const name = item.text('name');
		const words = item.sentences('reference');
		const position = rest.text('position') ?? item.text('position');
		const contact = rest.text('contact') ?? readLink(item, undefined, 'url') ?? toCall(item);
		rest.refuseRest();
		if (!name) {
			if (words) item.refuse('reference', words, 'without a name');
			return [];
		}
		return {
			name: rest.words('name', name),
			position: rest.words('position', position),
			text: rest.words('text', words),
			contact: contact && isSafeLink(contact) ? contact : undefined,
		};
	});
	return references.length > 0 ? references : undefined;
}
