import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeReadme } from '../../scripts/init/readme.ts';
import { makeFolder } from '../unit/folder.ts';

test('after init, the README is about the new site and its commands; later it stays as its owner leaves it', () => {
	const before = readFileSync('README.md', 'utf8');
	const root = makeFolder({ 'README.md': before });
	const read = (file: string) => readFileSync(join(root, file), 'utf8');
	const plan = {
		folder: 'sample',
		profile: { name: { en: 'Rosa', es: 'Rosa *Ferrer*' } },
		choices: { languages: ['es', 'en'], address: 'https://ferrer.example' },
	};
	writeReadme(root, plan);
	const readme = read('README.md');
	expect(readme.match(/^##? .*/gm)).toEqual([
		...['# Rosa \\*Ferrer\\*', '## Run it', '## Change it', '## Licence'],
	]);
	expect(readme).toContain('at <https://ferrer.example>');
	expect([...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)).toEqual([
		...['dev', 'new', 'import', 'content:check', 'build', 'upgrade'],
	]);
	expect(read('sample/README.md')).toBe(before);
	writeReadme(root, { ...plan, folder: 'sample-2' });
	expect(read('README.md')).toBe(readme);
});
