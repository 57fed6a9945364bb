/** A page about the site that is true for every author, until they write their own. */
const texts: Readonly<Record<string, string>> = {
	en: `---
lead: "How this site is made."
---

Every page is generated in advance and served as a static file. The pages do not need JavaScript, and they can be read with a screen reader, on a phone and in print.

The site uses no cookies, no analytics and no ads.
`,
	uk: `---
lead: "Як зроблено цей сайт."
---

Кожну сторінку створено заздалегідь, тож сервер лише віддає готові файли. Сторінки працюють без JavaScript, їх можна читати з екранним читачем, на телефоні та на папері.

На сайті немає cookie, аналітики й реклами.
`,
	es: `---
lead: "Cómo está hecho este sitio."
---

Cada página se genera de antemano y se sirve como archivo estático. Las páginas funcionan sin JavaScript y pueden leerse con un lector de pantalla, en el teléfono y en papel.

El sitio no usa cookies, analítica ni publicidad.
`,
};

/**
 * The texts of a site in the given languages, by language. None if its visitors would see a language that the site does
 * not have: without a text, there is no page about the site until the author writes one.
 */
export function toAbouts(languages: readonly string[]): [string, string][] {
	const found = languages.flatMap((language): [string, string][] => {
		const text = texts[language];
		return text === undefined ? [] : [[language, text]];
	});
	const isReadable = found.some(([language]) => language === 'en' || language === languages[0]);
	return isReadable ? found : [];
}
