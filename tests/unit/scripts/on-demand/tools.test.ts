import { existsSync, readFileSync } from 'node:fs';
import { versions } from '../../../../scripts/on-demand/tools.ts';

const page = 'src/content/technologies/lighthouse.json';

test.runIf(existsSync(page))('the site names the Lighthouse it is measured with', () => {
	const { version } = JSON.parse(readFileSync(page, 'utf8'));
	expect(version).toBe(versions.lighthouse);
});
