import type { BuiltInLocale } from '#i18n/locales.ts';
import { telephonePattern, toTelephoneLink } from '#lib/telephone.ts';
import { type contactKinds, contactKinds as kinds } from '#schemas/profile.ts';
import type { Question } from '../new/questions.ts';

export type ContactKind = (typeof contactKinds)[number];

/** The label of each icon until the author changes it, and an example of its address. */
const contacts: Readonly<Record<ContactKind, Record<BuiltInLocale, string> & { example: string }>> =
	{
		messenger: {
			en: 'Telegram',
			uk: 'Telegram',
			es: 'Telegram',
			example: 'https://t.me/you',
		},
		chat: {
			en: 'WhatsApp',
			uk: 'WhatsApp',
			es: 'WhatsApp',
			example: 'https://wa.me/34600000000',
		},
		professional: {
			en: 'LinkedIn',
			uk: 'LinkedIn',
			es: 'LinkedIn',
			example: 'https://www.linkedin.com/in/you',
		},
		code: {
			en: 'GitHub',
			uk: 'GitHub',
			es: 'GitHub',
			example: 'https://github.com/you',
		},
		social: {
			en: 'Facebook',
			uk: 'Facebook',
			es: 'Facebook',
			example: 'https://www.facebook.com/you',
		},
		microblog: {
			en: 'X',
			uk: 'X',
			es: 'X',
			example: 'https://x.com/you',
		},
		video: {
			en: 'YouTube',
			uk: 'YouTube',
			es: 'YouTube',
			example: 'https://www.youtube.com/@you',
		},
		email: {
			en: 'E-mail',
			uk: 'Електронна пошта',
			es: 'Correo electrónico',
			example: 'you@example.com',
		},
		telephone: {
			en: 'Telephone',
			uk: 'Телефон',
			es: 'Teléfono',
			example: '+34 600 000 000',
		},
	};

/** One question per icon. Without contacts, the profile gets the e-mail address. */
export function listContactQuestions(): Question[] {
	return kinds.map((kind) => ({
		field: `contact.${kind}`,
		text: `Contact "${kind}" (${contacts[kind].en}): the address that its icon links to.`,
		example: contacts[kind].example,
		required: false,
		form: 'text',
	}));
}

/** The contact as the profile has it. */
export function toContact(kind: ContactKind, answer: string) {
	const { example: _, ...label } = contacts[kind];
	return { kind, label, url: toAddress(kind, answer.trim()) };
}

/** Authors may write an e-mail address, a telephone number or a domain without its scheme. */
function toAddress(kind: ContactKind, answer: string): string {
	if (kind === 'email' && /^[^\s:@]+@[^\s:@]+$/.test(answer)) return `mailto:${answer}`;
	if (kind === 'telephone' && new RegExp(telephonePattern, 'u').test(answer)) {
		return toTelephoneLink(answer);
	}
	if (/^[a-z\d-]+(\.[a-z\d-]+)+(\/\S*)?$/i.test(answer)) return `https://${answer}`;
	return answer;
}
