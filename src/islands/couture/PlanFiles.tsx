import { useState } from 'react';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { ChoiceField } from '#islands/shared/exports/ChoiceField.tsx';
import { SaveButton } from '#islands/shared/exports/SaveButton.tsx';
import { type PatternKind, patternKinds } from '#tools/couture/pattern/pattern-kind.ts';
import type { useExport } from './use-export.ts';

interface Props {
	files: ReturnType<typeof useExport>;
	t: Pick<CoutureWords, 'format' | 'make' | 'sewing'>;
}

const drawings = ['lines', 'coloured'] as const;

/** The cutting plan of the cloth: lines only, or with what is on the cloth. */
export function PlanFiles({ files, t }: Props) {
	const [kind, setKind] = useState<PatternKind>('tiles');
	const [drawing, setDrawing] = useState<(typeof drawings)[number]>('lines');
	return (
		<>
			<p className="quiet">{t.sewing.words.purpose}</p>
			<div className="saves-sizes">
				<ChoiceField
					label={t.sewing.drawing}
					value={drawing}
					choices={drawings.map((each) => [each, t.sewing[each]])}
					onPick={setDrawing}
				/>
				<ChoiceField
					label={t.format}
					value={kind}
					choices={patternKinds.map((each) => [each, t.sewing[each]])}
					onPick={setKind}
				/>
			</div>
			<div className="saves">
				<SaveButton
					busy={files.work.kind !== 'none'}
					onPress={() => files.pattern(kind, drawing === 'coloured')}
				>
					{t.make}
				</SaveButton>
			</div>
		</>
	);
}
