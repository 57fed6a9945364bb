import { findSvgFaults } from '#build/policy/svg-faults.ts';

// What runs is from SVG 2 (chapters Linking and Scripting) and XML 1.0 (2.4–2.8, 3.3.2, 4.2).
const unreadable = 'a mistake in its XML';
const svg = (inside: string, attributes = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

test.each([
	['a script', svg('<script>run()</script>')],
	['a script with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>'],
	['a script after a comment that looks closed earlier', svg('<!-- > <a --><script/>')],
	['a script after an instruction with a quotation mark', svg('<?x " ?><script/><?x " ?>')],
	[
		'a script after a document type with a comment',
		`<!DOCTYPE svg SYSTEM "<!--">${svg('<script/><!-- -->')}`,
	],
	['a handler', svg('<path onbegin="run()"/>')],
	['a handler on the root', svg('', 'onload="run()"')],
	['an address that runs', svg('<a href="javascript:run()"><path/></a>')],
	['an address that hides', svg('<a x:href=" java&#10;s&#x63;ript:run()"><path/></a>')],
	[
		'an address set by an animation',
		svg('<a><set attributeName="href" to="javascript:run()"/></a>'),
	],
	['one of several values', svg('<a><animate values="#a;javascript:run()"/></a>')],
	['HTML', svg('<foreignObject><p/></foreignObject>')],
	['HTML without a frame', svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="a"/>')],
	['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`],
	['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
	[
		'a handler from the document type',
		`<!DOCTYPE svg [<!ATTLIST svg onload CDATA "run()">]>${svg('')}`,
	],
	['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
])('%s is a fault', (_, text) => {
	expect(findSvgFaults(text)).toHaveLength(1);
	expect(findSvgFaults(text)).not.toContain(unreadable);
});

test('a drawing with its own styles, links and pictures has none', () => {
	const plain = svg(
		`<title>onload="a" javascript:</title><!-- <script/> --><style><![CDATA[a > b { fill: url(#c) } /* https://example.com */]]></style>
		<a href="https://example.com"><use x:href="#a"/></a><image href="data:image/png;base64,AA=="/><image href="b.png"/>
		<animate values="0;1" to="1"/><g inkscape:label="on top" style="fill:red"/>`,
		'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
	);
	const type =
		'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
	expect(findSvgFaults(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n${type}\n${plain}`)).toEqual(
		[],
	);
});

test('a file that cannot be read to its end has a fault', () => {
	expect(findSvgFaults(svg('<g>'))).toEqual([unreadable]);
	expect(findSvgFaults(Buffer.from(svg(''), 'utf16le').toString())).toContain(unreadable);
});

test('each fault is named once', () => {
	expect(findSvgFaults(svg('<script/><script/>', 'onload="run()"'))).toEqual([
		'the handler "onload"',
		'the element <script>',
	]);
});
