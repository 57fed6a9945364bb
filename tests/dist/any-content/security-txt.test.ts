import { sample } from '../../fixtures/sample.ts';
import { serveSite } from '../served-site.ts';

const ask = serveSite();

// RFC 9116: 2.5.3 requires one or more contacts; 2.5.5 requires one date, and recommends that it be within a year.
test('the site of an owner says where to report a weakness', async () => {
	const isThere = !sample && (process.env.BASE_PATH ?? '/') === '/';
	const answer = await ask('/.well-known/security.txt');
	expect(answer.status).toBe(isThere ? 200 : 404);
	if (!isThere) return;
	expect(answer.headers.get('content-type')).toBe('text/plain;charset=utf-8');
	const text = await answer.text();
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	const days = [...text.matchAll(/^Expires: (.*)$/gm)].map(
		([, date = '']) => (Date.parse(date) - Date.now()) / 86_400_000,
	);
	expect(days).toHaveLength(1);
	expect(days[0]).toBeGreaterThan(0);
	expect(days[0]).toBeLessThan(366);
});
