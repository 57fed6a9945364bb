import {
	findMissingTranslations,
	printMissingTranslations,
} from '../../../../scripts/content/missing-translations.ts';
import { goodTree, project, slide, words } from '../../../fixtures/content/good-tree.ts';

test('every missing translation is listed with its language, file and field', () => {
	const print = (changes: Record<string, string | undefined>) =>
		printMissingTranslations(findMissingTranslations(goodTree(changes)));
	expect(print({})).toBe('Missing translations: none.');
	const changes = {
		'projects/dance-school.json': project({ title: words('Dance school', 'Школа танців') }),
		'slides/01-linen.json': slide({ alt: words('A shirt.') }),
		'about/uk.mdx': undefined,
		'case-studies/dance-school/uk.mdx': undefined,
	};
	expect(print(changes)).toMatchInlineSnapshot(`
		"Missing translations: 5
		  Español  src/content/projects/dance-school.json:2:11  title.es
		  Українська  src/content/slides/01-linen.json:4:9  alt.uk
		  Español  src/content/slides/01-linen.json:4:9  alt.es
		  Українська  src/content/case-studies/dance-school/uk.mdx:1:1
		  Українська  src/content/about/uk.mdx:1:1"
	`);
});
