import type { Block } from '#cv/blocks.ts';
import { withAllSections } from '#lib/cv-sections.ts';
import type { Resume } from '#queries/resume.ts';
import { toCvBlocks } from './bodies.ts';
import { toDocumentBlocks } from './study.ts';

/** The whole CV, nothing left out, in the order of the printed one. */
export function toWholeBlocks(resume: Resume): Block[] {
	const certificates = toDocumentBlocks(resume, resume.totals.certificates);
	return toCvBlocks(resume, withAllSections(resume.cv.sections), { certificates });
}
