/**
 * Writes `src/tools/contracts.ts`, which imports the contract of each tool whose folder is there: tools are made and
 * deleted as folders. Every command runs it, so it is plain JavaScript.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const tools = new URL('../src/tools/', import.meta.url);
const index = new URL('contracts.ts', tools);

const names = new Intl.Collator('en', { numeric: true });
const folders = readdirSync(tools, { recursive: true })
	.map((path) => path.replaceAll('\\', '/'))
	.filter((path) => path.endsWith('/tool.ts'))
	.sort(names.compare)
	.map((path) => path.slice(0, -'/tool.ts'.length));

/** @example toName('tasks/palindrome') // 'tasksPalindrome' */
const toName = (folder) => folder.replaceAll(/[/-]+(.)/g, (_, letter) => letter.toUpperCase());

const text = `// Written by scripts/tool-index.js from the folders that have a tool.ts.
${folders.map((folder) => `import { tool as ${toName(folder)} } from './${folder}/tool.ts';\n`).join('')}
/** What each tool and hub states about itself, by its folder. */
export const contracts = {
${folders.map((folder) => (toName(folder) === folder ? `\t${folder},\n` : `\t'${folder}': ${toName(folder)},\n`)).join('')}} as const;
`;
if (readText() !== text) writeFileSync(index, text);

function readText() {
	try {
		return readFileSync(index, 'utf8');
	} catch {
		return;
	}
}
