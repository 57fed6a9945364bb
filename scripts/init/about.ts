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

/** Whether there is a text in a language. */
export function hasAbout(language: string): boolean {
	return Object.hasOwn(texts, language);
}

/** The text in a language; in English if it is not written in that language. */
export function toAbout(language: string): string {
	return texts[language] ?? texts.en ?? '';
}
