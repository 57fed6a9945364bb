import { fill } from '#i18n/messages.ts';
import type { SyntaxFault } from '#lib/trace/syntax-fault.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

/** @example toFaultWords(fault, t) // '“[” is never closed' */
export function toFaultWords({ kind, text }: SyntaxFault, t: WorkshopMessages['editor']): string {
	return fill(t.faults[kind], { text });
}
