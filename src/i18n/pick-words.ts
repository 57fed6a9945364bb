/** The words with these names and no others: what a page gives to an island is printed into the page. */
export function pickWords<Messages extends object, Name extends keyof Messages>(
	messages: Messages,
	names: readonly Name[],
): Pick<Messages, Name> {
	const picked = { ...messages };
	const others = Object.keys(picked).filter((key) => !names.some((name) => name === key));
	for (const name of others) Reflect.deleteProperty(picked, name);
	return picked;
}
