import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { TodoMessages } from '#i18n/messages/todo/index.ts';
import { type Filter, filters, filterTasks, toHash } from '#tools/todo/filter.ts';
import type { Task } from '#tools/todo/task.ts';

interface Props {
	locale: Locale;
	tasks: readonly Task[];
	/** YYYY-MM-DD */
	today: string;
	current: Filter;
	t: Pick<TodoMessages, 'show' | 'filters'>;
}

/** Which tasks are shown, and how many each filter leaves, as links: each filter has an address. */
export function TaskFilters({ locale, tasks, today, current, t }: Props) {
	return (
		<nav aria-label={t.show} className="task-filters">
			{filters.map((filter) => (
				<a key={filter} href={toHash(filter)} aria-current={filter === current || undefined}>
					<span>{t.filters[filter]}</span>{' '}
					<small>{formatNumber(locale, filterTasks(tasks, filter, today).length)}</small>
				</a>
			))}
		</nav>
	);
}
