/** The rows of a table whose groups have headings, as `test.each` takes them. */
export function toCases<Row>(groups: Readonly<Record<string, Readonly<Record<string, Row>>>>) {
	return Object.values(groups).flatMap((group) => Object.entries(group));
}
