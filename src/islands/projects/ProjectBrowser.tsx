import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { ProjectsMessages } from '#i18n/messages/projects/index.ts';
import { showAsked } from '#islands/shared/list-address.ts';
import type { Column, ListEntry } from '#islands/shared/list-view.ts';
import type { OrderWords, PagesWords, SearchWords, ViewWords } from '#islands/shared/list-words.ts';
import { OrderSwitch } from '#islands/shared/OrderSwitch.tsx';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { Switch } from '#islands/shared/Switch.tsx';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useLists } from '#islands/shared/use-lists.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { WholeListState } from '#islands/shared/WholeListState.tsx';
import type { Customer } from '#lib/customers.ts';
import { $projectSearch } from '#stores/panels.ts';
import { arrangeProjects, toAnswer } from './arrange-projects.ts';
import { type Asked, asksAll, isQuestion, readAsked, unasked, writeAsked } from './asked.ts';

interface Props {
	locale: Locale;
	/** Name of the list in `data-list`. */
	list: string;
	columns: readonly Column[];
	/** Those of the projects, if there are several. */
	kinds: readonly Customer[];
	t: SearchWords & ViewWords & OrderWords & Pick<ProjectsMessages, 'kind' | 'all' | 'kinds'>;
	/** The words for the other pages of the list, where it has any. */
	pages?: PagesWords;
}

/** Search, kind, order and view of the projects. The list itself is in the page; this changes it. */
export function ProjectBrowser({ locale, list, columns, kinds, t, pages }: Props) {
	const root = useReady<HTMLDivElement>();
	/** Unknown until the address is read: the page is built without one. */
	const [asked, setAsked] = useState<Asked>();
	const [answer, setAnswer] = useState('');
	/** The first of what was found. */
	const first = useRef<ListEntry | undefined>(undefined);
	const { view, order, kind } = asked ?? unasked;
	const { find, state, retry } = useLists({
		...{ name: list, columns, all: asksAll(asked ?? unasked) },
		hasPages: pages !== undefined,
	});

	useLayoutEffect(() => setAsked(readAsked(kinds)), [kinds]);

	useEffect(() => {
		const [projects] = find();
		if (!projects || !asked) return;
		const found = arrangeProjects(projects, asked);
		first.current = found[0];
		showAsked();
		const answers = isQuestion(asked) && (state === 'whole' || state === 'failed');
		setAnswer(answers ? toAnswer(locale, t, found.length) : '');
	}, [find, state, asked, locale, t]);

	function ask(change: Partial<Asked>) {
		const next = { ...(asked ?? readAsked(kinds)), ...change };
		setAsked(next);
		writeAsked(next);
	}

	return (
		<div ref={root} className="controls" {...useFocusKept()}>
			<SearchPanel
				name="projects"
				answer={answer}
				onSearch={(q) => ask({ q })}
				onEnter={() => first.current && focusTitle(first.current)}
				$open={$projectSearch}
				t={t}
			>
				{kinds.length > 1 && (
					<Switch
						label={t.kind}
						choices={[
							{ value: 'all', label: t.all },
							...kinds.map((value) => ({ value, label: t.kinds[value] })),
						]}
						value={kind}
						onPick={(next: Asked['kind']) => ask({ kind: next })}
					/>
				)}
				<ViewSwitch view={view} t={t} onPick={(next) => ask({ view: next })} />
				<OrderSwitch order={order} t={t} onPick={(next) => ask({ order: next })} />
			</SearchPanel>
			{pages && <WholeListState state={state} t={pages} onRetry={retry} />}
		</div>
	);
}

/** A project without a case study has no link in its title: its heading takes the focus. */
function focusTitle({ cells }: ListEntry) {
	const title = cells.find(({ dataset }) => dataset.cell === 'title');
	const link = title?.querySelector('a');
	const heading = title?.querySelector('h3');
	if (!link && heading) heading.tabIndex = -1;
	(link ?? heading)?.focus();
}
