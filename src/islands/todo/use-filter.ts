import { useEffect, useState } from 'react';
import { type Filter, parseFilter } from '#tools/todo/filter.ts';

/** The filter in the address, so that a reload, a link and the back button keep it. */
export function useFilter() {
	const [filter, setFilter] = useState<Filter>('all');

	useEffect(() => {
		const read = () => setFilter(parseFilter(location.hash));
		read();
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	}, []);

	function pick(next: Filter) {
		setFilter(next);
		history.pushState(null, '', `#${next}`);
	}

	return [filter, pick] as const;
}
