import type { TodoMessages } from '#i18n/messages/todo/index.ts';
import { type Filter, filters, toHash } from '#tools/todo/filter.ts';

interface Props {
	current: Filter;
	t: Pick<TodoMessages, 'show' | 'filters'>;
}

/** Which tasks are shown, as links: each filter has an address. */
export function TaskFilters({ current, t }: Props) {
	return (
		<nav aria-label={t.show} className="task-filters">
			{filters.map((filter) => (
				<a key={filter} href={toHash(filter)} aria-current={filter === current || undefined}>
					<span>{t.filters[filter]}</span>
				</a>
			))}
		</nav>
	);
}
