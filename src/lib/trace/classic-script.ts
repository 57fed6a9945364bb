import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

/**
 * A module as a classic script, without its exports; lines and columns keep their numbers. `names` has to run after it: it
 * gives what was exported under another name that name. Exports from other files stay, and are no classic script.
 *
 * @example toClassicScript('export let a;') // { script: '       let a;', names: '' }
 */
export function toClassicScript(code: string): { script: string; names: string } {
	let script = code;
	const names: string[] = [];
	const put = (from: number, to: number, text = '') => {
		const rest = script.slice(from + text.length, to).replace(/[^\n\r]/g, ' ');
		script = script.slice(0, from) + text + rest + script.slice(to);
	};
	// From the end: what is inserted moves no other place.
	for (const node of parser.parse(code).topNode.getChildren('ExportDeclaration').toReversed()) {
		const group = node.getChild('ExportGroup');
		const [word] = node.getChildren('export');
		const [standard] = node.getChildren('default');
		if (!word || node.getChild('String') || node.getChild('Star')) continue;
		if (group) {
			names.push(...listNames(group, code));
			put(node.from, node.to, ';');
			continue;
		}
		// What has a name is declared; of another value a statement is made.
		if (standard && !isNamed(node.lastChild)) {
			if (node.lastChild?.name === 'FunctionDeclaration')
				script = `${script.slice(0, node.to)};${script.slice(node.to)}`;
			put(standard.from, standard.to, '0,');
		} else if (standard) put(standard.from, standard.to);
		put(word.from, word.to);
	}
	return { script, names: names.map((each) => `\n${each}`).join('') };
}

function isNamed(node: SyntaxNode | null): boolean {
	const isDeclared = node?.name === 'FunctionDeclaration' || node?.name === 'ClassDeclaration';
	return isDeclared && node.getChild('VariableDefinition') !== null;
}

/** @example listNames of '{ a, b as c }' // ['var c = b;'] */
function listNames(group: SyntaxNode, code: string): string[] {
	return group.getChildren('as').flatMap(({ prevSibling, nextSibling }) => {
		const isPair = prevSibling?.name === 'VariableName' && nextSibling?.name === 'VariableName';
		const own = code.slice(prevSibling?.from, prevSibling?.to);
		const given = code.slice(nextSibling?.from, nextSibling?.to);
		return isPair && given !== 'default' ? [`var ${given} = ${own};`] : [];
	});
}
