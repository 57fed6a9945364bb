import { useState } from 'react';
import { canOpenInRoom } from '#browser/open-in-room.ts';
import type { ExportsMessages } from '#i18n/messages/exports/index.ts';
import type { ModelKind } from '#scenes/exports/write-model.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { SaveButton } from './SaveButton.tsx';
import type { Files } from './use-files.ts';

interface Props {
	files: Files;
	t: ExportsMessages;
}

/** The things of a scene as a model, for other programs and for the visitor's room. */
export function ModelFiles({ files, t }: Props) {
	const [format, setFormat] = useState<ModelKind>('glb');
	const busy = files.work.kind !== 'none';
	return (
		<>
			<div className="saves-sizes">
				<ChoiceField
					label={t.format}
					value={format}
					choices={(['glb', 'usdz'] as const).map((each) => [each, t.formats[each]])}
					onPick={setFormat}
				/>
			</div>
			<div className="saves">
				<SaveButton busy={busy} onPress={() => files.model(format)}>
					{t.make}
				</SaveButton>
				{canOpenInRoom() && (
					<SaveButton busy={busy} onPress={files.room}>
						{t.sharing.room}
					</SaveButton>
				)}
			</div>
		</>
	);
}
