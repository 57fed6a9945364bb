import { toWebAddress } from '../../../../scripts/new/web-address.ts';

test.each([
	['bakery.example', 'https://bakery.example'],
	['www.bakery.example/girona?day=1', 'https://www.bakery.example/girona?day=1'],
	['хліб.укр', 'https://хліб.укр'],
	['localhost.example:8080/x', 'https://localhost.example:8080/x'],
])('an address without its scheme has https: %s', (answer, address) => {
	expect(toWebAddress(answer)).toBe(address);
});

test.each([
	'https://bakery.example',
	'mailto:you@bakery.example',
	'/projects',
	'you@bakery.example',
	'bakery',
	'javascript:alert(1)',
	'the bakery.example',
	'2021.04',
	'scene.mp4',
])('any other answer stays as it is: %s', (answer) => {
	expect(toWebAddress(answer)).toBe(answer);
});
