import { useState } from 'react';
import { useHash } from '#islands/shared/use-hash.ts';
import { type Filter, parseFilter } from '#tools/todo/filter.ts';

/** The filter that the address names. It is changed by links, so that nothing here has to write it. */
export function useFilter(): Filter {
	const [filter, setFilter] = useState<Filter>('all');
	useHash((hash) => setFilter(parseFilter(hash)));
	return filter;
}
