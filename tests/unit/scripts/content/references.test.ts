import { expect, test } from 'vitest';
import { check } from '../../../fixtures/content/check.ts';
import {
	category,
	iqTest,
	project,
	site,
	skill,
	specialCertificates,
	technology,
} from '../../../fixtures/content/good-tree.ts';

test('a special certificate that does not exist', () => {
	const names = ['pm/leading-team', ...specialCertificates.slice(1)];
	expect(check({ 'site/site.json': site({ specialCertificates: names }) })).toMatchInlineSnapshot(`
		"src/content/site/site.json:11:3  specialCertificates[0]
		  There is no certificate "pm/leading-team". Did you mean "pm/leading-teams"?
		  Found:    "pm/leading-team"
		  Expected: the group and file name of a certificate, without .json
		  Example:  "pm/leading-teams"

		1 mistake in 1 file."
	`);
});

test('a diploma of a group that does not exist', () => {
	const groups = [{ id: 'other', diploma: 'provider/frontend' }];
	const text = category({ order: 2, groups });
	expect(check({ 'categories/other.json': text })).toMatchInlineSnapshot(`
		"src/content/categories/other.json:11:15  groups[0].diploma
		  There is no diploma "provider/frontend". Did you mean "provider/front-end"?
		  Found:    "provider/frontend"
		  Expected: the school and file name of a diploma, without .json
		  Example:  "provider/front-end"

		1 mistake in 1 file."
	`);
});

test('a tag that is no short version of the CV', () => {
	const variants = [{ id: 'frontend', title: { en: 'Front end' } }];
	const changes = {
		'site/site.json': site({ variants }),
		'projects/dance-school.json': project({ tags: ['fronted'] }),
	};
	expect(check(changes)).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:24:3  tags[0]
		  There is no short version of the CV called "fronted". Did you mean "frontend"?
		  Found:    "fronted"
		  Expected: one of: frontend
		  Example:  "tags": ["frontend"]

		1 mistake in 1 file."
	`);
});

test('a diploma of a school that is not described', () => {
	expect(check({ 'education/provider.json': undefined })).toMatchInlineSnapshot(`
		"src/content/diplomas/provider/front-end.json:1:1
		  This document belongs to the school "provider", but there is no "education/provider.json". Create it.
		  Found:    nothing
		  Expected: the file src/content/education/provider.json
		  Example:  src/content/education/provider.json

		1 mistake in 1 file."
	`);
});

test('a skill with a technology that no project uses', () => {
	const text = skill({ technologies: ['Typescript'] });
	expect(check({ 'skills/scripts.json': text })).toMatchInlineSnapshot(`
		"src/content/skills/scripts.json:15:3  technologies[0]
		  No project lists the technology "Typescript", so its years of experience cannot be calculated. Did you mean "TypeScript"?
		  Found:    "Typescript"
		  Expected: a name from the "technologies" of a project, spelt exactly as there
		  Example:  "TypeScript"

		1 mistake in 1 file."
	`);
});

test('a technology whose package is not installed', () => {
	const text = technology({ package: 'raect' });
	expect(check({ 'technologies/react.json': text })).toMatchInlineSnapshot(`
		"src/content/technologies/react.json:10:13  package
		  The package "raect" is not installed, so its version cannot be read. Did you mean "react"?
		  Found:    "raect"
		  Expected: the name of an installed npm package
		  Example:  "package": "react"

		1 mistake in 1 file."
	`);
});

test('a demo on a page that does not exist', () => {
	const text = project({ demo: '/extra/wheather' });
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:23:10  demo
		  This site has no page "/extra/wheather". Did you mean "/extra/weather"?
		  Found:    "/extra/wheather"
		  Expected: a page of this site, without a language, or an https address
		  Example:  "/extra/weather"

		1 mistake in 1 file."
	`);
});

test('a demo of a tool that the site leaves out', () => {
	const demo = project({ demo: '/extra/rates' });
	const checkWith = (extra: unknown) =>
		check({ 'projects/dance-school.json': demo, 'site/site.json': site({ extra }) });
	expect(checkWith(['notes', 'weather'])).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:23:10  demo
		  "/extra/rates" belongs to a tool that "extra" in site.json leaves out. Add "rates" to "extra", or remove this.
		  Found:    "/extra/rates"
		  Expected: something that the site has
		  Example:  "extra": ["rates"]

		1 mistake in 1 file."
	`);
	expect(checkWith(['rates', 'weather'])).toBe('0 mistakes in 0 files.');
});

test('a list of tools with a mistake', () => {
	expect(check({ 'site/site.json': site({ extra: ['weather', 'notse'] }) })).toMatchInlineSnapshot(`
		"src/content/site/site.json:20:3  extra[1]
		  "notse" is not a known tool. Write one of: "calculator", "todo", "notes", "weather", "rates", "cryptocur", "tasks", "graphics", "games", "ai", "tasks/palindrome", "tasks/fizzbuzz", "tasks/anagram", "tasks/findvowels", "tasks/fibonacci", "graphics/cube", "graphics/cubejs", "graphics/cube3d", "graphics/creep3d", "graphics/configurator3d", "graphics/couture3d", "games/memory", "ai/picsum", "ai/pixabay".
		  Found:    "notse"
		  Expected: Tools of the section Extra: false for none, or a list of those that the site has. A hub such as "tasks" means all of its tools. Without this field the site has all tools.
		  Example:  "extra": ["calculator","weather","tasks"]

		1 mistake in 1 file."
	`);
	expect(check({ 'site/site.json': site({ extra: 'none' }) })).toMatchInlineSnapshot(`
		"src/content/site/site.json:18:11  extra
		  "none" is not false or a list of tools. Write false, or a list such as ["calculator", "weather"].
		  Found:    "none"
		  Expected: Tools of the section Extra: false for none, or a list of those that the site has. A hub such as "tasks" means all of its tools. Without this field the site has all tools.
		  Example:  "extra": ["calculator","weather","tasks"]

		1 mistake in 1 file."
	`);
});

test('an address with a language', () => {
	const text = project({ demo: '/uk/extra/weather' });
	expect(check({ 'projects/dance-school.json': text })).toContain('no page "/uk/extra/weather"');
});

test('a place on a page and a search are parts of the address', () => {
	const text = project({ demo: '/extra/weather?city=Kyiv#table' });
	expect(check({ 'projects/dance-school.json': text })).toBe('0 mistakes in 0 files.');
});

test('a file of the folder public that does not exist', () => {
	const report = {
		en: '/assets/iq/report-en.pdf',
		uk: '/assets/iq/report-ua.pdf',
		es: '/assets/iq/report-en.pdf',
	};
	expect(check({ 'iq/iq.json': iqTest({ report }) })).toMatchInlineSnapshot(`
		"src/content/iq/iq.json:26:9  report.uk
		  There is no file "public/assets/iq/report-ua.pdf". Did you mean "/assets/iq/report-uk.pdf"?
		  Found:    "/assets/iq/report-ua.pdf"
		  Expected: the path of a file in the folder public
		  Example:  "/assets/iq/report-uk.pdf"

		1 mistake in 1 file."
	`);
});

test('an end before the start', () => {
	const text = project({ start: '2021-03', end: '2021-02' });
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:13:9  end
		  The end (2021-02) is before the start (2021-03). Correct one of them.
		  Found:    "2021-02"
		  Expected: 2021-03 or later
		  Example:  "end": "2021-03"

		1 mistake in 1 file."
	`);
});

test('an end is not compared with a start that is no date', () => {
	const text = project({ start: '2021-13', end: '2021-02' });
	const report = check({ 'projects/dance-school.json': text });
	expect(report).toContain('"2021-13" is not a date.');
	expect(report).toContain('1 mistake in 1 file.');
});
