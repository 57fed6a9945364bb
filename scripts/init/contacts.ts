import type { Locale } from '#i18n/locales.ts';
import { type contactKinds, contactKinds as kinds } from '#schemas/profile.ts';
import type { Question } from '../new/questions.ts';

export type ContactKind = (typeof contactKinds)[number];

/** What each icon is called where the author says no more, and an address of that kind. */
const contacts: Readonly<Record<ContactKind, Record<Locale, string> & { example: string }>> = {
	messenger: {
		en: 'Write in the messenger',
		uk: 'Написати в месенджері',
		es: 'Escribir por mensajería',
		example: 'https://t.me/you',
	},
	chat: {
		en: 'Open a chat',
		uk: 'Відкрити чат',
		es: 'Abrir un chat',
		example: 'https://wa.me/34600000000',
	},
	professional: {
		en: 'Profile in the professional network',
		uk: 'Профіль у професійній мережі',
		es: 'Perfil en la red profesional',
		example: 'https://www.linkedin.com/in/you',
	},
	code: {
		en: 'Source code of the projects',
		uk: 'Вихідний код проєктів',
		es: 'Código fuente de los proyectos',
		example: 'https://github.com/you',
	},
	social: {
		en: 'Page in the social network',
		uk: 'Сторінка в соціальній мережі',
		es: 'Página en la red social',
		example: 'https://www.facebook.com/you',
	},
	microblog: {
		en: 'Microblog',
		uk: 'Мікроблог',
		es: 'Microblog',
		example: 'https://bsky.app/profile/you.example',
	},
	video: {
		en: 'Video channel',
		uk: 'Відеоканал',
		es: 'Canal de vídeo',
		example: 'https://www.youtube.com/@you',
	},
	email: {
		en: 'Send an e-mail',
		uk: 'Написати листа',
		es: 'Enviar un correo',
		example: 'you@example.com',
	},
	telephone: {
		en: 'Call by telephone',
		uk: 'Зателефонувати',
		es: 'Llamar por teléfono',
		example: '+34 600 000 000',
	},
};

/** One question per icon; an e-mail address is asked for already. */
export function listContactQuestions(): Question[] {
	return kinds.map((kind) => ({
		field: `contact.${kind}`,
		text: `Contact "${kind}": ${contacts[kind].en.toLowerCase()}. Where does its icon lead?`,
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

/** People write an e-mail address, a number or the name of a site as it is. */
function toAddress(kind: ContactKind, answer: string): string {
	if (kind === 'email' && /^[^\s:@]+@[^\s:@]+$/.test(answer)) return `mailto:${answer}`;
	if (kind === 'telephone' && /^\+?[\d ()-]+$/.test(answer)) {
		return `tel:${answer.replace(/[ ()-]/g, '')}`;
	}
	if (/^[a-z\d-]+(\.[a-z\d-]+)+(\/\S*)?$/i.test(answer)) return `https://${answer}`;
	return answer;
}
