import type { Block } from '#cv/blocks.ts';
import { cvSections } from '#lib/cv-sections.ts';
import type { Resume } from '#queries/resume.ts';
import { toCvBlocks } from './bodies.ts';
import { toDocumentBlocks } from './study.ts';

/** The main CV with all entries of its sections, in the order of the printed one. */
export function toWholeBlocks(resume: Resume): Block[] {
	const certificates = toDocumentBlocks(resume, resume.totals.certificates);
	return toCvBlocks(resume, resume.cv.sections ?? cvSections, { certificates });
}
