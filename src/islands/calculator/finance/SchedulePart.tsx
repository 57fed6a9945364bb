import { loadModule } from '#browser/load-module.ts';
import type { CalculatorWords } from '#i18n/messages/calculator/index.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { toKind } from '#tools/calculator/finance/sentence.ts';
import { PartFailed } from './PartFailed.tsx';
import type { ScheduleProps } from './Schedule.tsx';

interface Props extends Omit<ScheduleProps, 't' | 'saveFailed' | 'several'> {
	t: CalculatorWords;
}

const loadSchedule = () =>
	loadModule(() => import('./Schedule.tsx')).then(({ Schedule }) => Schedule);

/** The schedule of payments, loaded when there is something to pay off. */
export function SchedulePart({ locale, state, t, onMessage }: Props) {
	const isEmpty = Number(state.terms.pv) === 0;
	const isSaving = toKind(state) === 'save';
	const [part, retry] = usePart<ScheduleProps>(loadSchedule, !isEmpty);
	// Savings are not paid off.
	if (isSaving) return null;
	return (
		<div className="schedule">
			<h2 id="schedule">{t.finance.schedule}</h2>
			{isEmpty && <p className="schedule-note">{t.finance.scheduleNone}</p>}
			{!isEmpty && part.state === 'ready' && (
				<part.Component
					{...{ locale, state, onMessage }}
					t={t.finance}
					saveFailed={t.accounting.saveFailed}
					several={t.paste.several}
				/>
			)}
			{!isEmpty && part.state === 'failed' && <PartFailed t={t.mode} onAgain={retry} />}
		</div>
	);
}
