import { type HubId, hubs, toolIds, tools } from '#tools/tool-list.ts';

/**
 * The files of a new tool by path: a small one that works, which counts what a visitor taps.
 *
 * @param hub the hub that it belongs to; without one it is on the page of Extra among the everyday tools
 * @throws a sentence for the author
 */
export function makeTool(name: string, hub?: string): Map<string, string> {
	const home = hubs.find(({ id }) => id === hub)?.id;
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
		throw new Error(`"${name}" is not the name of a tool. Write, for example, "tally".`);
	if (hub !== undefined && !home)
		throw new Error(`There is no hub "${hub}". Write one of: ${hubs.map(({ id }) => id).join()}.`);
	const id = home ? `${home}/${name}` : name;
	if (toolIds.some((other) => other === id || other.endsWith(`/${name}`)))
		throw new Error(`There is a tool "${name}" already.`);
	const files = toFiles({ name, id, ...toPlaces(home), ...toNames(name) });
	return new Map(Object.entries(files).map(([path, text]) => [path, `${text.trim()}\n`]));
}

/** The last place in the menu, and in the group. */
function toPlaces(hub: HubId | undefined) {
	const group = hub ?? 'everyday';
	const after = (places: number[]) => Math.max(0, ...places) + 10;
	const beside = [...tools, ...hubs].filter(({ id }) =>
		hub ? id.startsWith(`${hub}/`) : !id.includes('/'),
	);
	const grouped = tools.flatMap((tool) => (tool.group.name === group ? tool.group.place : []));
	return { group, place: after(beside.map(({ place }) => place)), groupPlace: after(grouped) };
}

/** @example toNames('paper-cut') // { key: 'paperCut', Name: 'PaperCut', title: 'Paper cut' } */
function toNames(name: string) {
	const key = name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
	const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
	return { key, Name: upper(key), title: upper(name.replaceAll('-', ' ')) };
}

interface Names {
	name: string;
	id: string;
	group: string;
	place: number;
	groupPlace: number;
	key: string;
	Name: string;
	title: string;
}

function toFiles({ name, id, group, place, groupPlace, key, Name, title }: Names) {
	const translation = (locale: string, words: string) => `
import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const ${locale} = ${words} satisfies MessagesLike<typeof en>;`;
	return {
		[`src/tools/${name}/tool.ts`]: `
import type { Tool } from '#tools/contract.ts';
import words from './words.json' with { type: 'json' };

export const tool = {
	id: '${id}',
	place: ${place},
	group: { name: '${group}', place: ${groupPlace} },
	words,
	offline: true,
	services: [],
	policy: {},
	stores: ['${key}'],
	budget: 'plain',
	tile: {
		window: { width: 390, height: 900 },
		frame: { of: '.${name}', x: -10, y: -10, width: 370 },
		steps: [{ click: '.${name} button' }],
	},
	look: [{ name: 'counted', steps: [{ click: '.${name} button' }] }],
} as const satisfies Tool;`,
		[`src/tools/${name}/words.json`]: `
{
	"en": { "title": "${title}", "purpose": "Counts what you tap." },
	"uk": { "title": "Лічильник «${title}»", "purpose": "Рахує натискання." },
	"es": { "title": "Contador «${title}»", "purpose": "Cuenta las veces que pulsa." },
	"search": { "en": ["count"], "uk": ["рахувати"], "es": ["contar"] }
}`,
		[`src/tools/${name}/count.ts`]: `
/** More is not counted. */
export const most = 9999;

/** @example countOn(2) // 3 */
export function countOn(count: number): number {
	return Math.min(count + 1, most);
}

/** Undefined for a text that is no count. */
export function parseCount(text: string): number | undefined {
	return /^\\d{1,4}$/.test(text) ? Number(text) : undefined;
}`,
		[`src/tools/${name}/store.ts`]: `
import { savedAtom } from '#browser/saved.ts';
import { countOn, parseCount } from './count.ts';

/** Key \`${key}\`, digits; 0 at first. */
export const $count = savedAtom<number>('${key}', {
	fallback: 0,
	parse: parseCount,
	print: String,
});

export function tap() {
	$count.set(countOn($count.get()));
}

export function startAgain() {
	$count.set(0);
}`,
		[`src/islands/${name}/${Name}.tsx`]: `
import './${name}.css';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ${Name}Messages } from '#i18n/messages/${name}/index.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { $count, startAgain, tap } from '#tools/${name}/store.ts';

interface Props {
	locale: Locale;
	t: Omit<${Name}Messages, 'notes'>;
}

export function ${Name}({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const count = useSaved($count, 0);
	const shown = \`\${t.count}: \${formatNumber(locale, count)}\`;
	useSaid(shown, '${name}');
	return (
		<div ref={root} className="${name}">
			<p>{shown}</p>
			<button type="button" className="button" onClick={tap}>
				{t.tap}
			</button>
			<button type="button" className="button" onClick={startAgain}>
				{t.startAgain}
			</button>
		</div>
	);
}`,
		[`src/islands/${name}/${name}.css`]: `
.${name} {
	align-items: center;
	display: flex;
	flex-wrap: wrap;
	gap: 1rem;

	& p {
		font-size: 2rem;
		min-inline-size: 4ch;
	}
}`,
		[`src/i18n/messages/${name}/en.ts`]: `
export const en = {
	count: 'Count',
	tap: 'Count one',
	startAgain: 'Start again',
	notes: { kept: 'The count stays in your browser.' },
};`,
		[`src/i18n/messages/${name}/uk.ts`]: translation(
			'uk',
			"{ count: 'Лічильник', tap: 'Додати один', startAgain: 'Почати знову', notes: { kept: 'Число лишається у\\u00a0вашому браузері.' } }",
		),
		[`src/i18n/messages/${name}/es.ts`]: translation(
			'es',
			"{ count: 'Contador', tap: 'Contar uno', startAgain: 'Volver a empezar', notes: { kept: 'El número se queda en su navegador.' } }",
		),
		[`src/i18n/messages/${name}/index.ts`]: `
import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type ${Name}Messages = MessagesLike<typeof en>;

export const ${key} = toSiteWords<${Name}Messages>('${name}', { en, uk, es });`,
		[`src/pages/[...locale]/extra/${id}.astro`]: `
---
import { type Locale, localePaths } from '#i18n/locales.ts';
import { ${key} as messages } from '#i18n/messages/${name}/index.ts';
import { ${Name} } from '#islands/${name}/${Name}.tsx';
import ToolPage from '#layouts/ToolPage.astro';
import { getChrome } from '#queries/site.ts';

export const getStaticPaths = localePaths;

interface Props {
	locale: Locale;
}

const { locale } = Astro.props;
const { notes, ...t } = messages[locale];
const chrome = await getChrome(locale);
---

<ToolPage {locale} tool="${id}" {chrome} notes={Object.values(notes)}>
	<${Name} client:load {locale} {t} />
</ToolPage>`,
		[`tests/unit/tools/${name}/count.test.ts`]: `
import { countOn, most, parseCount } from '#tools/${name}/count.ts';

test('each tap counts one, up to the most', () => {
	expect(countOn(0)).toBe(1);
	expect(countOn(most)).toBe(most);
});

test('only a count is read', () => {
	expect(parseCount('12')).toBe(12);
	for (const text of ['', '-1', '1.5', '12345', 'one']) expect(parseCount(text)).toBeUndefined();
});`,
		[`tests/e2e/${name}.test.ts`]: `
import { ${key} as messages } from '#i18n/messages/${name}/index.ts';
import { Layout } from './pages/layout.ts';
import { expect, test } from './test.ts';

test('the count is there after a reload', async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/extra/${id}');
	const count = page.getByLabel(messages.en.count);
	await page.getByRole('button', { name: messages.en.tap }).click();
	await expect(count).toHaveText('1');
	await page.reload();
	await expect(count).toHaveText('1');
});`,
	};
}
