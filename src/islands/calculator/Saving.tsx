import { loadModule } from '#browser/load-module.ts';
import { brokenTexts } from '#browser/saved.ts';
import { usePart } from '#islands/shared/use-part.ts';
import type { NoticeProps } from './SavingNotice.tsx';
import { useSaving } from './use-saving.ts';

type Props = Pick<NoticeProps, 'texts' | 't'>;

const loadNotice = () =>
	loadModule(() => import('./SavingNotice.tsx')).then(({ SavingNotice }) => SavingNotice);

/** Reports what the browser does not store, and what it stored and could not be read. */
export function Saving({ texts, t }: Props) {
	const [problem, onRetry] = useSaving(texts);
	const broken = new Map([...brokenTexts].filter(([key]) => Object.hasOwn(texts, key)));
	const [notice] = usePart<NoticeProps>(loadNotice, problem !== undefined || broken.size > 0);
	if (notice.state !== 'ready') return null;
	return <notice.Component {...{ texts, t, problem, broken, onRetry }} />;
}
