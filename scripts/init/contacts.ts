import type { Locale } from '#i18n/locales.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { telephonePattern, toTelephoneLink } from '#lib/telephone.ts';
import { isSafeLink } from '#schemas/link.ts';
import { contactKinds as kinds } from '#schemas/profile.ts';
import { readField } from '../content/source.ts';
import { readReadyWords } from '../content/words/ready-words.ts';
import type { Question } from '../new/questions.ts';
import { toWebAddress } from '../new/web-address.ts';
import words from './contact-labels.json' with { type: 'json' };
import { findNetwork } from './networks.ts';
import questions from './questions.json' with { type: 'json' };
import { WrongAnswer } from './refused.ts';

const telephone = new RegExp(telephonePattern, 'u');

export type ContactKind = (typeof kinds)[number];

/** A contact as the profile has it. */
interface Contact {
	kind: ContactKind;
	label: Readonly<Record<string, string>>;
	url: string;
}

/** The label of an icon until the author changes it: in other languages it is that of the CV, or the English one. */
const labels: Readonly<Record<ContactKind, { en: string } & Readonly<Record<string, string>>>> =
	words;

export const contactsQuestion: Question = {
	field: 'contacts',
	...questions.contacts,
	required: false,
	form: 'text',
};

/** Flags for one contact each, for services that are not recognized by their address. */
export function listContactQuestions(): Question[] {
	return kinds.map((kind) => ({
		field: `contact.${kind}`,
		text: `The address of one icon, "${kind}" (${labels[kind].en} or a similar service).`,
		example: kind === 'telephone' ? '+34 600 000 000' : 'https://service.example/you',
		required: false,
		form: 'text',
	}));
}

/**
 * The contacts in an answer such as `linkedin.com/in/you, appointments: practice.example/book, +34 600 000 000`. An
 * address of an unknown service is a website.
 *
 * @throws {WrongAnswer} about each part that is not a contact; it offers the others
 */
export function toContacts(answer: string, languages: readonly string[]): Contact[] {
	const parts = listParts(answer).map((part) => {
		const [, named, address = part] = /^([a-z]+): +(.+)$/.exec(part) ?? [];
		const kind = kinds.find((each) => each === named);
		const url = toAddress(kind === undefined ? part : address);
		const known = kind ?? findNetwork(url)?.kind;
		const isSite = /^https?:$/.test(URL.parse(url)?.protocol ?? '');
		const isAddress = URL.canParse(url) && isSafeLink(url);
		return {
			part,
			address: kind === undefined ? part : address,
			kind: isAddress && (known ?? (isSite && 'website')),
		};
	});
	const wrong = parts.filter(({ kind }) => !kind).map(({ part }) => `"${part}"`);
	if (wrong.length === 0)
		return parts.flatMap(({ kind, address }) => (kind ? toContact(kind, address, languages) : []));
	const offer = parts.flatMap(({ kind, part }) => (kind ? [part] : [])).join(', ');
	throw new WrongAnswer(
		`${wrong.join(', ')}: not an address or a telephone number. For example: ${contactsQuestion.example}`,
		offer || undefined,
	);
}

/** The telephone number in an answer, as it was typed. @example findTelephone('x.com/you, +34 600 000 000') // '+34 600 000 000' */
export function findTelephone(answer: string): string | undefined {
	return listParts(answer).find((part) => telephone.test(part));
}

function listParts(answer: string): string[] {
	return answer
		.split(/[,;]\s+|[;\n]/)
		.map((part) => part.trim())
		.filter((part) => part !== '');
}

/**
 * The contact of a flag such as `contact.website`.
 *
 * @throws a sentence if it is no address, or belongs to a service of another kind
 */
export function toNamedContact(
	field: string,
	answer: string,
	languages?: readonly string[],
): Contact {
	const contact = toContact(field.slice('contact.'.length) as ContactKind, answer, languages);
	if (URL.canParse(contact.url) && isSafeLink(contact.url)) return contact;
	throw new Error(
		contact.kind === 'telephone'
			? 'Write a telephone number, for example "+34 600 000 000".'
			: 'Write a web address, for example "https://practice.example".',
	);
}

/**
 * The contact of a kind.
 *
 * @throws a sentence if the address belongs to a service of another kind
 */
export function toContact(
	kind: ContactKind,
	answer: string,
	languages: readonly string[] = ['en'],
): Contact {
	const url = toAddress(answer.trim());
	const network = findNetwork(url);
	if (
		network !== undefined &&
		kind !== 'website' &&
		network.kind !== kind &&
		!isCall(network.kind, kind)
	) {
		throw new Error(
			`"${answer}" is an address of ${network.name ?? labels[network.kind].en}, whose kind is "${network.kind}".`,
		);
	}
	const own: (typeof labels)[ContactKind] =
		network?.name === undefined || kind === 'website' ? labels[kind] : { en: network.name };
	const place = kind === 'website' ? [kind] : ['kinds', kind];
	const all = languages.map((locale) => {
		// A regional variety has the word of its language, and a language that the site does not have yet what comes with the site.
		const label = own[locale] ?? own[locale.split('-')[0] ?? ''];
		const inCv = readField(cv[locale as Locale] ?? readReadyWords(locale)?.cv, place);
		return [locale, label ?? inCv ?? own.en] as const;
	});
	return { kind, label: Object.fromEntries(all) as Contact['label'], url };
}

/** A messenger may also be reached by a telephone number. */
function isCall(found: ContactKind, kind: ContactKind): boolean {
	return found === 'telephone' && (kind === 'chat' || kind === 'messenger');
}

/** Authors may write an e-mail address, a telephone number or a domain without its scheme. */
function toAddress(answer: string): string {
	if (/^[^\s:@/]+@[^\s:@/]+$/.test(answer)) return `mailto:${answer}`;
	if (telephone.test(answer)) return toTelephoneLink(answer);
	return toWebAddress(answer);
}
