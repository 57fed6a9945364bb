import { parseFragment } from 'parse5';
import { shortenIslandTag } from '#build/html/island-tag.ts';

function readAttributes(tag: string) {
	const [element] = parseFragment(tag).childNodes;
	if (!element || !('attrs' in element)) throw new Error(`No element: ${tag}`);
	return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

test('a browser reads the same attributes in the shorter tag, but no id', () => {
	const json = `{&quot;a&quot;:[0,&quot;it&#39;s 'b' &amp;quot; &lt;c&gt; \\&quot;d\\&quot;&quot;]}`;
	const tag = `<astro-island uid="Z1x" prefix="r1" client="load" props="${json}" opts="{&quot;name&quot;:1}" await-children>`;
	const short = shortenIslandTag(tag);
	const { uid, ...attributes } = readAttributes(tag);
	expect(uid).toBe('Z1x');
	expect(readAttributes(short)).toEqual(attributes);
	expect(short.length).toBeLessThan(tag.length - 40);
});
