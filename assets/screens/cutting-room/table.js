/* The cutting table from above: a yellow top with its measure along the edge, and cloth in 24 layers with chalk lines. */
const layers = Array.from({ length: 24 }, (_, at) => {
	const [x, y] = [406 - at * 1.3, 296 + at * 1.9 + Math.sin(at * 1.9) * 0.8];
	return `<path d="M-60 700V${y}H${x}V700z" fill="${at % 2 ? '#2b5596' : '#234a86'}" stroke="#16335f" stroke-width=".7"/>`;
}).join('');
const ticks = Array.from({ length: 97 }, (_, at) => {
	const long = at % 10 === 0 ? 22 : at % 5 === 0 ? 15 : 9;
	return `<path d="M${at * 10 + 4} 0v${long}"/>${at % 10 === 0 && at ? `<text x="${at * 10 + 8}" y="26">${120 + at}</text>` : ''}`;
}).join('');
document.querySelector('.table').innerHTML = `
<defs><pattern id="twill" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 4 4 0M-1 1 1-1M3 5 5 3" stroke="#4a76b8" stroke-width="1.1" opacity=".55"/></pattern>
<filter id="chalk" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence baseFrequency=".8" numOctaves="2" seed="5"/><feDisplacementMap in="SourceGraphic" scale="2.2"/><feComposite operator="in" in2="SourceGraphic"/></filter>
<filter id="rough"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="3" result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -5 3.1" result="m"/><feComposite in="SourceGraphic" in2="m" operator="in"/></filter>
<filter id="shade" x="-10%" y="-10%" width="130%" height="130%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="grit" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="8"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .14 0 0 0 0 0 0 0 0 .5 -.16"/></filter></defs>
<rect width="960" height="640" fill="#f2c200"/><rect width="960" height="640" filter="url(#grit)" opacity=".5"/>
<g stroke="#12110f" stroke-width="1.4">${ticks}</g>
<path d="M-40 302H410V700H-40z" fill="#5a4300" opacity=".55" filter="url(#shade)" transform="translate(12 16)"/>
<g>${layers}</g>
<path d="M-60 338H374V700H-60z" fill="#2b5596"/><path d="M-60 338H374V700H-60z" fill="url(#twill)"/>
<path d="M374 338V700" stroke="#6c93cf" stroke-width="1.2"/>
<g fill="none" stroke="#eef3f8" stroke-width="3.4" stroke-linecap="round" filter="url(#rough)"><path d="M-20 420C40 400 66 404 96 436C110 470 118 520 116 660"/><path d="M140 660C138 560 150 480 178 430C200 408 240 396 300 404C322 460 330 540 330 660"/><path d="M236 404v-16M60 414l-6-16"/><path d="M228 660V500M228 500l-7 12M228 500l7 12"/></g>
<g filter="url(#shade)" transform="translate(-23 9)" opacity=".6"><path d="M60 566l56-44 22 62z" fill="#0b1c3a"/></g>
<g transform="translate(-34 0)"><path d="M58 562q-2-4 2-7l50-38q6-4 9 2l20 54q2 6-4 7l-72-10q-4-1-5-8z" fill="#f7f7f2"/><path d="M64 562l50-38 18 50z" fill="#e3e6e6"/><path d="M58 562q-2-4 2-7l50-38q6-4 9 2l2 6-55 40z" fill="#fff"/></g>`;
for (const text of document.querySelectorAll('.table text'))
	text.setAttribute('style', 'font:700 15px "Oswald Variable";fill:#12110f;stroke:none');
