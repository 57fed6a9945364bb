import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { brokenTexts } from '#browser/saved.ts';
import { usePart } from '#islands/shared/use-part.ts';
import type { NoticeProps } from './SavingNotice.tsx';

interface Props extends Pick<NoticeProps, 'file' | 'texts' | 't'> {
	/** The texts at first, if this part is loaded after a change. */
	first?: NoticeProps['first'];
}

const loadNotice = () =>
	loadModule(() => import('./SavingNotice.tsx')).then(({ SavingNotice }) => SavingNotice);

/**
 * Reports what the browser does not store, and what it stored and could not be read. Its code is loaded after the first
 * change: until then there is nothing to lose.
 */
export function Saving({ file, texts, t, ...props }: Props) {
	const [first] = useState(props.first ?? texts);
	const broken = new Map([...brokenTexts].filter(([key]) => Object.hasOwn(texts, key)));
	const isChanged = Object.keys(texts).some((key) => texts[key] !== first[key]);
	const [notice] = usePart<NoticeProps>(loadNotice, isChanged || broken.size > 0);
	if (notice.state !== 'ready') return null;
	return <notice.Component {...{ file, texts, first, t, broken }} />;
}
