import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { login } from '#i18n/messages/login/index.ts';
import { memory } from '#i18n/messages/memory/index.ts';
import { notes } from '#i18n/messages/notes/index.ts';
import { tasks } from '#i18n/messages/tasks/index.ts';
import { todo } from '#i18n/messages/todo/index.ts';
import { weather } from '#i18n/messages/weather/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { fruits } from '#tools/memory/game.ts';
import { listExtraPaths } from '#tools/registry.ts';
import { projects } from '../e2e/pages/content.ts';
import { Head } from '../e2e/pages/head.ts';
import { missingPoppler, toPdfText } from '../unit/cv/pdf-text.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const ask = serveSite();

test.skipIf(process.env.PUBLIC_OPENWEATHER_KEY)(
	'without a key for OpenWeather, nothing of its official widget is in the site',
	() => {
		expect(site.list()).not.toContain('extra/weather-widget.html');
		for (const locale of locales) {
			const html = site.readPage(locale, '/extra/weather');
			for (const word of Object.values(weather[locale].widget)) expect(html).not.toContain(word);
			expect(html).not.toContain('frame-src');
		}
	},
);

describe.each(locales)('the pages of the tools in %s', (locale) => {
	test('Log in is a page like any other: titled, described, with twins and a picture', async () => {
		const head = new Head(site.readPage(locale, '/extra/login'));
		expect(head.title).toContain(login[locale].title);
		expect(head.meta('description')).toBe(login[locale].description);
		expect(Object.keys(head.twins)).toEqual(['en', 'uk', 'es', 'x-default']);
		const picture = await ask(new URL(head.meta('og:image') ?? '').pathname);
		expect(picture.headers.get('content-type')).toBe('image/png');
	});

	test('the HTML of the game does not contain where the fruits lie', () => {
		const page = site.openPage(locale, '/extra/games/memory');
		const cards = page.all('.memory-card');
		expect(cards).toHaveLength(12);
		const alike = cards.map(({ html }) => html.replace(/\d+|tabindex="[^"]*"/g, ''));
		expect(new Set(alike.map((html) => html.replace('-', ''))).size).toBe(1);
		for (const fruit of fruits) {
			expect(alike[0]).not.toContain(fruit);
			expect(alike[0]).not.toContain(memory[locale].fruits[fruit]);
		}
	});

	test('the words of the to-do list are in the HTML', () => {
		const html = site.readPage(locale, '/extra/todo');
		expect(html).toContain(todo[locale].newTask);
		expect(html).toContain(todo[locale].notes.add);
	});

	test('the words of the notes are in the HTML', () => {
		const html = site.readPage(locale, '/extra/notes');
		expect(html).toContain(notes[locale].newNote);
		expect(html).toContain(notes[locale].help.add);
	});

	test('words, examples and code of the tasks are in the HTML', () => {
		expect(site.readPage(locale, '/extra/tasks')).toContain(
			extra[locale].tools['tasks/anagram'].title,
		);
		const html = site.readPage(locale, '/extra/tasks/anagram');
		const { about, rule, idea } = tasks[locale].tasks.anagram;
		for (const words of [about, rule, idea, 'areAnagrams', 'dirty room']) {
			expect(html).toContain(words);
		}
	});

	test('every hub and tool has a social picture of its own', async () => {
		const pictures = listExtraPaths().map(
			(path) => new Head(site.readPage(locale, path)).meta('og:image') ?? path,
		);
		expect(new Set(pictures).size).toBe(pictures.length);
		for (const picture of pictures) {
			const { status } = await ask(new URL(picture).pathname);
			expect(status, picture).toBe(200);
		}
	});

	test('a project that is a tool of this site has the name of the tool', () => {
		const tools = extra[locale].tools;
		const named = projects.flatMap(({ demo = '', title }) => {
			const tool = Object.entries(tools).find(([id]) => demo === `/extra/${id}`)?.[1];
			return tool ? [{ project: title[locale], tool: tool.title }] : [];
		});
		expect(named.length).toBeGreaterThan(10);
		for (const { project, tool } of named) expect(project).toBe(tool);
	});

	test('each of the five tasks has its two PDFs', async () => {
		const papers = site
			.openPage(locale, '/extra/tasks')
			.all(`a[href^="${localizePath(locale, '/assets/tasks/', '')}"][href$=".pdf"]`)
			.map((link) => link.attribute('href') ?? '');
		expect(papers).toHaveLength(10);
		for (const path of papers) {
			const answer = await ask(path);
			expect(answer.headers.get('content-type'), path).toBe('application/pdf');
			const pdf = Buffer.from(await answer.arrayBuffer());
			expect(pdf.subarray(0, 5).toString(), path).toBe('%PDF-');
			if (missingPoppler) continue;
			// Paper is no page of the site and calculates nothing.
			expect(toPdfText(pdf, 'reading'), path).not.toContain(tasks[locale].demo.indexTooHigh);
			expect(toPdfText(pdf, 'reading'), path).not.toMatch(/this page|ця сторінка|esta página/i);
		}
	});

	test('without scripts the weather describes what it would show, and links to it', () => {
		const page = site.openPage(locale, '/extra/weather');
		const [notice] = page.all('main noscript p').filter((text) => text.all('a').length > 0);
		expect(notice?.text).toContain(weather[locale].notes.noScript);
		expect(notice?.all('a')[0]?.attribute('href')).toBe('https://open-meteo.com');
		expect(page.all('[role=combobox]')).toHaveLength(1);
		expect(page.allWithoutScripts('[role=combobox]')).toEqual([]);
	});
});
