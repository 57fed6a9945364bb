import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its row in the table. */
export const barePageName = 'bare page';

const html = `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width">
		<title>Bare page</title>
		<meta name="description" content="A page of two sentences.">
	</head>
	<body>
		<main>
			<h1>Bare page</h1>
			<p>This page has no styles and no scripts. The time it takes is that of the browser and the machine.</p>
		</main>
	</body>
</html>
`;

/** Writes a page of two sentences, beside which the times of the other pages are read; returns its folder. */
export function writeBarePage(): string {
	const folder = '.cache/bare-page';
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'index.html'), html);
	return folder;
}
