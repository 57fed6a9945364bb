import { escapeUTF8 } from 'entities';

/** Text for XML, without the control characters that XML cannot contain. */
export function escapeXml(text: string): string {
	return escapeUTF8(text.replace(/(?![\t\n\r\u007f-\u009f])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu, ''));
}
