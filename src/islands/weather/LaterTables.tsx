import { loadModule } from '#browser/load-module.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { PartNotice } from '#islands/shared/PartNotice.tsx';
import { usePart } from '#islands/shared/use-part.ts';
import type { TablesProps } from './Tables.tsx';

const loadTables = () => loadModule(() => import('./Tables.tsx')).then(({ Tables }) => Tables);

/** One of the tables, whose script loads when a visitor wants tables. */
export function LaterTables({ words, ...props }: TablesProps & { words: LiveMessages['part'] }) {
	const [part, retry] = usePart(loadTables, true);
	if (part.state === 'failed') return <PartNotice t={words} onAgain={retry} />;
	return part.state === 'ready' && <part.Component {...props} />;
}
