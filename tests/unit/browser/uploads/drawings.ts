const R = '<rect width="100" height="100"/>';
const draw = (content: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${content}</svg>`;
const chain = (count: number, one: (at: number) => string) =>
	Array.from({ length: count }, (_, at) => one(at)).join('');
const toDrawings = (contents: Record<string, string>) =>
	Object.entries(contents).map(([name, content]) => [name, draw(content)] as const);

/** Drawings that would take seconds, minutes or for ever at the full size. */
export const hostile = toDrawings({
	'45 nested groups with opacity': `${'<g opacity=".99">'.repeat(45)}${R}${R}${'</g>'.repeat(45)}`,
	'800 masked rectangles': `<mask id="m">${R}</mask>${'<rect width="100" height="100" mask="url(#m)"/>'.repeat(800)}`,
	'a chain of 40 masks': `${chain(40, (at) => `<mask id="m${at + 1}"><g mask="url(#m${at})">${R}</g></mask>`)}<g mask="url(#m40)">${R}</g>`,
	'300 blurred rectangles with noise': `<filter id="f"><feTurbulence numOctaves="60"/><feGaussianBlur stdDeviation="900"/></filter>${'<rect width="100" height="100" filter="url(#f)"/>'.repeat(300)}`,
	'the same by a style sheet': `<style>rect { filter: url("#f") }</style><filter id="f"><feGaussianBlur/></filter>${R.repeat(300)}`,
	'a billion copies': `<defs><g id="g0">${R}</g>${chain(9, (at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`)}</defs><use href="#g9"/>`,
	'patterns in patterns': `${chain(5, (at) => `<pattern id="p${at + 1}" width=".1" height=".1"><rect width="1" height="1" fill="url(#p${at})"/></pattern>`)}<rect width="100" height="100" fill="url(#p5)"/>`,
	'a dash of a thousandth': `<g stroke="red" stroke-dasharray=".001">${'<path d="M0 0L100 100"/>'.repeat(50)}</g>`,
	'200 blended groups by a class': `<style>.a{mix-blend-mode:difference}</style>${`<g class="a">${R}</g>`.repeat(200)}`,
	'300 nested clips': `<clipPath id="c"><circle cx="50" cy="50" r="50"/></clipPath>${'<g clip-path="url(#c)">'.repeat(50)}${R.repeat(300)}${'</g>'.repeat(50)}`,
	'huge text': `<text font-size="900">${'W'.repeat(9)}</text>`.repeat(5000),
	'9,000 whole gradients': `<radialGradient id="g"><stop/></radialGradient>${'<rect width="100" height="100" fill="url(#g)"/>'.repeat(9000)}`,
	'20,000 whole rectangles': R.repeat(20_000),
	'a path of 4 MB': `<path d="${'M1 2l3 4'.repeat(500_000)}"/>`,
	'copies behind a numbered character': `<g id="g">${R.repeat(3000)}</g>${'<use href="&#35;g"/>'.repeat(50)}`,
	'a marker at 100,000 corners': `<marker id="k">${R}</marker><path marker-mid="url(#k)" d="M0 0${'L9 9L1 1'.repeat(50_000)}"/>`,
	'300 shadows that are functions': `<style>rect { filter: drop-shadow(0 0 90px red) }</style>${R.repeat(300)}`,
	'searches for 8,000 elements': `<style>${'* * ~ * * { fill: red }'.repeat(300)}</style>${R.repeat(8000)}`,
	'rules for 8,000 elements': `<style>${'* * * * { fill: red }'.repeat(900)}</style>${'<path d="M0 0h1v1z"/>'.repeat(8000)}`,
	'half a million letters': `<path id="p" d="M0 50h99"/><text><textPath href="#p">${'Wij '.repeat(120_000)}</textPath></text>`,
	'40,000 crossings': `<path fill-rule="evenodd" d="M0 0${chain(40_000, (at) => `L${(at * 7919) % 100} ${(at * 6271) % 100}`)}"/>`,
	'wide round joins': `<g stroke="red" stroke-width="90"><path d="M0 0${'l1 1l-1-1'.repeat(20_000)}"/></g>`,
	'a deep nest': `${'<g>'.repeat(500)}${R}${'</g>'.repeat(500)}`,
});

const circles = chain(60, (at) => `<circle cx="${at * 2}" cy="${(at * 37) % 100}" r="20"/>`);
const nested = (open: string) => `${open.repeat(40)}${circles}${'</g>'.repeat(40)}`;
const ours = 'xmlns:s="http://www.w3.org/2000/svg"';

/** The same, written so that who looks for words does not see it. */
export const veiled = toDrawings({
	'a style sheet with a prefix': `<s:style ${ours}>g{filter:blur(60px)}</s:style>${nested('<g>')}`,
	'a property in capitals': nested('<g style="FILTER:BLUR(60px)">'),
	'a reference in capitals': `<filter id="f"><feGaussianBlur stdDeviation="60"/></filter>${nested('<g style="FILTER:URL(#f)">')}`,
	'a comment in a style sheet': `<style>g{/*;*/opacity/**/:/**/.99}</style>${nested('<g>')}`,
	'a rule for elements in elements': `<style>svg > g g { mix-blend-mode: multiply }</style>${nested('<g>')}`,
	'dashes of a long path': `<path d="M0 50H100" pathLength="1000000" stroke-dasharray="1 1" stroke="red" stroke-width="80" stroke-linecap="round"/>`,
	'dashes behind 2,100 spaces': `<g stroke="red" stroke-width="30" stroke-dasharray=".003"><g fill="red${' '.repeat(2100)}">${'<path d="M0 9H100"/>'.repeat(10)}</g></g>`,
	'dashes of a path that turns': `<path fill="none" stroke="red" stroke-dasharray=".2" d="M0 0${chain(3000, (at) => `L${(at * 79) % 100} ${(at * 47) % 100}`)}"/>`,
	'small shapes with filters of the whole picture': `<filter id="f" filterUnits="userSpaceOnUse" x="-900" y="-900" width="2000" height="2000"><feGaussianBlur stdDeviation="20"/></filter>${'<rect width=".1" height=".1" filter="url(#f)"/>'.repeat(9)}`,
	'a filter that widens by 400': `<filter id="f"><feMorphology operator="dilate" radius="400"/></filter><g filter="url(#f)">${circles}</g>`,
});

/** Each of five levels refers ten times to the one before it. */
const levels = (open: (name: string) => string, close: string) =>
	`<defs>${chain(6, (at) => `${open(`s${at}`)}${at === 0 ? R : `<use href="#s${at - 1}"/>`.repeat(10)}${close}`)}</defs><use href="#s5"/>`;
const crossing = chain(75_000, (at) => `L${(at * 7919) % 100} ${(at * 6271) % 100}`);
const blur = '<feGaussianBlur stdDeviation="9"/>';

/** The same, where one thing is taken for another, or what is drawn is not where it is written. */
export const mistaken = toDrawings({
	'a billion copies of symbols': levels((name) => `<symbol id="${name}">`, '</symbol>'),
	'names that are there twice': levels((name) => `<g id="${name}"><g id="${name}"/>`, '</g>'),
	'names in other values': levels((name) => `<g type=" id='q'" id="${name}">`, '</g>'),
	'circles with the sides of ellipses': `<filter id="f">${blur}</filter>${'<circle cx="50" cy="50" rx=".01" ry=".01" r="50" filter="url(#f)"/>'.repeat(300)}`,
	'pictures without sides': `<filter id="f">${blur}</filter>${'<g filter="url(#f)">'.repeat(30)}<image href="data:image/png;base64,AAAA"/>${'</g>'.repeat(30)}`,
	'masks with the dashes around them': `<g stroke="red" stroke-dasharray=".0005"><mask id="m">${'<path d="M0 0L100 100"/>'.repeat(50)}</mask></g><g mask="url(#m)">${R}</g>`,
	'dashes in the value of another property': `<g stroke="red" stroke-dasharray=".0005">${'<path fill="x stroke-dasharray:none" d="M0 0L100 100"/>'.repeat(50)}</g>`,
	'dashes of letters': `<text y="50"><tspan stroke="red" stroke-dasharray=".001">${'W'.repeat(500)}</tspan></text>`,
	'a matrix of one row': `<filter id="f"><feConvolveMatrix order="1,225" kernelMatrix="${'1 '.repeat(225)}"/></filter><g filter="url(#f)">${R}</g>`,
	'crossings and a point far away': `<path fill-rule="evenodd" d="M0 0${crossing}M1e9 1e9"/>`,
	'filters of the whole picture by default': `<filter id="f" filterUnits="userSpaceOnUse">${blur}</filter>${'<g filter="url(#f)">'.repeat(30)}${R}${'</g>'.repeat(30)}`,
	'filters whose steps have units': `<filter id="f" primitiveUnits="userSpaceOnUse" x="0" y="0" width="1" height="1">${blur}</filter>${'<g filter="url(#f)">'.repeat(20)}${R}${'</g>'.repeat(20)}`,
	'20,000 namespaces': `<g ${chain(20_000, (at) => `xmlns:a${at}="" `)}>${R}</g>`,
	'long values for 200,000 elements': `<style>*{fill:${'a'.repeat(990)}}</style>${'<g/>'.repeat(200_000)}`,
	'20,000 properties for 2,000 elements': `<style>g{${'fill:red;'.repeat(20_000)}}</style>${'<g/>'.repeat(2000)}`,
});

/** What only some programs draw, or none that we know: it is left out. */
export const disarmed = toDrawings({
	'a drawing in a drawing': `<image href="data:image/svg+xml,%3Csvg/%3E"/>`,
	'a drawing in a drawing, in pieces': `<image href="da&#9;ta:application/xml;base64,AAAA"/>`,
	'an effect behind an escape': `<style>*{\\6dask:url(#m)}</style>${R}`,
	'shadows of text': `<style>text { text-shadow: 0 0 90px red }</style>${'<text>W</text>'.repeat(100)}`,
	'properties of one engine': nested('<g style="-webkit-filter:blur(60px)">'),
	'values that are computed': nested('<g style="--f:blur(60px);filter:var(--f)">'),
	'a style sheet of a page': `<h:style xmlns:h="http://www.w3.org/1999/xhtml">g{filter:blur(60px)}</h:style>${nested('<g>')}`,
	animations: `<g><animate attributeName="opacity" to=".5"/>${R}</g><set attributeName="x"/>`,
	scripts: `<script>alert(1)</script><g onclick="alert(1)">${R}</g><a href="javascript:alert(1)">${R}</a>`,
	'names with escapes':
		'<defs><g id="s1"><rect width="9" height="9"/></g></defs><use href="#%731"/><rect fill="url(#%731)"/>',
	'files from elsewhere': `<image href="https://example.org/a.png"/><rect fill="url(https://example.org/a.svg#b)" width="9" height="9"/><use href="a.svg#b"/>`,
});

/** Texts that take for ever to read if every beginning is followed to the end. */
export const unclosed = [
	['remarks', `<svg xmlns="http://www.w3.org/2000/svg">${'<!--'.repeat(150_000)}</svg>`],
	['sections', `<svg xmlns="http://www.w3.org/2000/svg">${'<![CDATA['.repeat(80_000)}</svg>`],
	['kinds of document', `${'<!DOCTYPE '.repeat(80_000)}<svg/>`],
	['tags', `<svg xmlns="http://www.w3.org/2000/svg"><a b="${'<a '.repeat(60_000)}</svg>`],
] as const;

/** As Inkscape, Illustrator, Figma and others write them. */
export const ordinary = toDrawings({
	'a mark of 300 paths': '<path d="M0 0h9v9z"/>'.repeat(300),
	'a map of 800 kB': `<path d="${'M10.25 20.5l3.1 4.2'.repeat(42_000).slice(0, 400_000)}"/>`,
	'Inkscape: styles with opacity 1': `<g id="layer1" transform="translate(-3,-8)">${'<path style="opacity:1;fill:#a33;fill-opacity:.8;stroke:none" d="m 5,5 c 1,1 2,2 3,1 z"/>'.repeat(400)}</g>`,
	'Inkscape: soft shadows': `<filter id="f" x="-.1" width="1.2"><feGaussianBlur stdDeviation=".5"/></filter>${'<path style="filter:url(#f)" d="m 5,5 4,0 0,4 z"/>'.repeat(12)}`,
	'Illustrator: classes': `<defs><style><![CDATA[.st0{fill:#fff;}.st1{opacity:0.35;}.st2{clip-path:url(#a);}]]></style></defs><clipPath id="a">${R}</clipPath><g class="st2">${'<path class="st0" d="M9,9c1.1,0,2,.9,2,2z"/>'.repeat(200)}<g class="st1"><path d="M1,1h9v9z"/><path d="M1,1h9v9z"/></g></g>`,
	'Illustrator: gradients': `<linearGradient id="g"><stop offset="0"/><stop offset="1"/></linearGradient>${'<path fill="url(#g)" d="M10,10h30v30z"/>'.repeat(60)}`,
	'Figma: a clipped frame with a mask': `<g clip-path="url(#clip0)"><mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">${R}</mask><g mask="url(#m)">${'<path d="M3 3C5 5 6 6 7 3Z" fill="#123"/>'.repeat(50)}</g></g><defs><clipPath id="clip0"><rect width="100" height="100"/></clipPath></defs>`,
	'Figma: a drop shadow': `<g filter="url(#f)"><rect x="30" y="30" width="30" height="20"/></g><filter id="f" x="0" y="0" width="100" height="100" filterUnits="userSpaceOnUse"><feFlood/><feColorMatrix/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix/><feBlend/><feBlend/></filter>`,
	'a symbol used 500 times': `<symbol id="s"><path d="M0 0h1v1z"/></symbol>${'<use xlink:href="#s" transform="translate(5 5)"/>'.repeat(100)}`,
	'a pattern': `<pattern id="p" width=".1" height=".1"><circle r="2"/></pattern><rect width="100" height="100" fill="url(#p)"/>`,
	'dashed lines':
		'<path fill="none" stroke="#000" stroke-dasharray="4 2" d="M0 0L100 100"/>'.repeat(40),
	'compact arcs': '<path d="M12 2a10 10 0 100 20 10 10 0 000-20z"/>'.repeat(100),
	'words as text': '<text x="5" y="50" font-size="12">Vzir</text>'.repeat(5),
	'one that refers to itself': '<g id="a"><use href="#a"/></g><path d="M0 0h9v9z"/>',
	'a comment that looks like elements': `<!--${R.repeat(200_000)}-->${R}`,
});
