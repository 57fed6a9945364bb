import type { Category } from '#i18n/resume-pages.ts';
import type { CertificateList } from '#schemas/certificate.ts';

/** Which lists a category page shows, in its order. Together they are all fourteen. */
export const categoryLists: Record<Category, readonly CertificateList[]> = {
	backend: ['java', 'php', 'python', 'ruby'],
	frontend: ['html', 'javascript', 'angular', 'react', 'vue'],
	database: ['database'],
	designer: ['designer'],
	pm: ['pm'],
	english: ['english'],
	other: ['other'],
};

/** The category page on which a certificate stands. @example toCategory('java/streams') // 'backend' */
export function toCategory(certificateId: string): Category {
	const list = certificateId.split('/')[0];
	for (const category of ['backend', 'frontend'] as const) {
		if (categoryLists[category].some((candidate) => candidate === list)) return category;
	}
	const same = (['database', 'designer', 'pm', 'english', 'other'] as const).find(
		(category) => category === list,
	);
	if (!same) throw new Error(`No category page shows the list "${list}".`);
	return same;
}
