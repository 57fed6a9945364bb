import { useState } from 'react';
import { canOpenInRoom } from '#browser/open-in-room.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ExportsMessages } from '#i18n/messages/exports/index.ts';
import { fill } from '#i18n/messages.ts';
import { type ExportSize, turnSeconds } from '#tools/design/caption.ts';
import { SaveButton } from './SaveButton.tsx';
import { SizeField } from './SizeField.tsx';
import type { Files } from './use-files.ts';

interface Props {
	locale: Locale;
	files: Files;
	/** The address of the design. */
	toAddress: () => string;
	t: ExportsMessages;
}

/** What can be saved of any scene: pictures, videos and models; and ways to other people. */
export function SceneFiles({ locale, files, toAddress, t }: Props) {
	const { work } = files;
	const [pictureSize, setPictureSize] = useState<ExportSize>('fullHd');
	const [size, setSize] = useState<ExportSize>('fullHd');
	const [seconds, setSeconds] = useState<number>(turnSeconds[2]);
	const busy = work.kind !== 'none';

	return (
		<>
			<h3>{t.pictures}</h3>
			<div className="saves-sizes">
				<SizeField label={t.pictureSize} size={pictureSize} onPick={setPictureSize} t={t} />
			</div>
			<div className="saves">
				{(['jpg', 'png'] as const).map((kind) => (
					<SaveButton key={kind} busy={busy} onPress={() => files.picture(kind, pictureSize)}>
						{t[kind]}
					</SaveButton>
				))}
				<SaveButton busy={busy} onPress={files.pdf}>
					{t.pdf}
				</SaveButton>
			</div>
			<h3>{t.sharing.title}</h3>
			<div className="saves">
				<SaveButton busy={busy} onPress={() => files.share(toAddress())}>
					{t.sharing.image}
				</SaveButton>
				{canOpenInRoom() && (
					<SaveButton busy={busy} onPress={files.room}>
						{t.sharing.room}
					</SaveButton>
				)}
			</div>
			<h3>{t.video}</h3>
			<div className="saves">
				<SaveButton busy={busy} onPress={files.startVideo}>
					{t.startVideo}
				</SaveButton>
				<SaveButton busy={work.kind !== 'recording'} onPress={files.stopVideo}>
					{t.stopVideo}
				</SaveButton>
			</div>
			<h3>{t.turntable}</h3>
			<div className="saves-sizes">
				<SizeField label={t.quality} size={size} onPick={setSize} t={t} />
				<label>
					<span>{t.length}</span>
					<select
						value={seconds}
						onChange={(event) => setSeconds(Number(event.currentTarget.value))}
					>
						{turnSeconds.map((each) => (
							<option key={each} value={each}>
								{fill(t.seconds, { seconds: formatNumber(locale, each) })}
							</option>
						))}
					</select>
				</label>
				<SaveButton busy={busy} onPress={() => files.turntable(size, seconds)}>
					{t.render}
				</SaveButton>
			</div>
			<h3>{t.model}</h3>
			<div className="saves">
				{(['glb', 'usdz'] as const).map((kind) => (
					<SaveButton key={kind} busy={busy} onPress={() => files.model(kind)}>
						{t[kind]}
					</SaveButton>
				))}
			</div>
		</>
	);
}
