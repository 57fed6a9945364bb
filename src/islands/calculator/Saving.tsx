import { loadModule } from '#browser/load-module.ts';
import { brokenTexts } from '#browser/saved.ts';
import type { StorageProblem } from '#browser/write-text.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useSaving } from './use-saving.ts';

interface Props {
	/** What should be stored by now, by key. */
	texts: Readonly<Record<string, string>>;
	t: CalculatorMessages['saving'];
}

export interface NoticeProps extends Props {
	problem: StorageProblem | undefined;
	/** Stored texts that could not be read, by key. */
	broken: ReadonlyMap<string, string>;
	onRetry: () => void;
}

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
