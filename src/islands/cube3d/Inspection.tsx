import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Cube3dMessages } from '#i18n/messages/cube3d/index.ts';
import { fill } from '#i18n/messages.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { $inspectionEnd, inspectionMs } from '#tools/cube3d/saved-times.ts';

/** As a judge calls them. */
const calledAt = [8, 12];

/** Counts the inspection down; its seconds are said only where a judge would call them. */
export function Inspection({ t }: { t: Cube3dMessages['times'] }) {
	const end = useStore($inspectionEnd);
	const [now, setNow] = useState(0);

	useEffect(() => {
		if (end === undefined) return;
		setNow(performance.now());
		const timer = setInterval(() => setNow(performance.now()), 200);
		return () => clearInterval(timer);
	}, [end]);

	const until = end ?? 0;
	const left = Math.ceil((until - now) / 1000);
	const passed = Math.floor((inspectionMs - until + now) / 1000);
	const called = calledAt.findLast((seconds) => passed >= seconds);
	const late = left > 0 ? fill(t.inspecting, { seconds: left }) : left > -2 ? '+2' : 'DNF';
	const call = called ? fill(t.called, { seconds: called }) : '';
	useSaid(end === undefined ? '' : left > 0 ? call : late);
	if (end === undefined) return null;
	return <p className="cube3d-sequence">{late}</p>;
}
