const order = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The plural forms that a language has, in the usual order. @example listForms('de') // ['one', 'other'] */
export function listForms(tag: string): string[] {
	const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
	return order.filter((form) => pluralCategories.some((category) => category === form));
}
