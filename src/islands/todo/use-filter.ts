import { useEffect, useState } from 'react';
import { type Filter, parseFilter } from '#tools/todo/filter.ts';

/** The filter that the address names. It is changed by links, so that nothing here has to write it. */
export function useFilter(): Filter {
	const [filter, setFilter] = useState<Filter>('all');

	useEffect(() => {
		const read = () => setFilter(parseFilter(location.hash));
		read();
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	}, []);

	return filter;
}
