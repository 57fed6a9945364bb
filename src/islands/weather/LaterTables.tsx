import { loadModule } from '#browser/load-module.ts';
import { usePart } from '#islands/shared/use-part.ts';
import type { TablesProps } from './Tables.tsx';

const loadTables = () => loadModule(() => import('./Tables.tsx')).then(({ Tables }) => Tables);

/** One of the tables, whose script loads when a visitor wants tables. */
export function LaterTables(props: TablesProps) {
	const [part] = usePart(loadTables, true);
	return part.state === 'ready' && <part.Component {...props} />;
}
