/**
 * The address names an entry that is not on this page of the list: it has moved to another one since the link was made. The
 * pages are looked through only then.
 */
function follow() {
	const id = location.hash.slice(1);
	if (id !== '' && !document.getElementById(id))
		import('./find-entry.ts').then((found) => found.goToEntry(id));
}

follow();
addEventListener('hashchange', follow);
