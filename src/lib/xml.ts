import { escapeUTF8 } from 'entities';

/** Text for XML, without the control characters that XML cannot contain. */
export function escapeXml(text: string): string {
	const allowed = [...text].filter((character) => isXmlCharacter(character.codePointAt(0) ?? 0));
	return escapeUTF8(allowed.join(''));
}

function isXmlCharacter(code: number): boolean {
	if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
	return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
