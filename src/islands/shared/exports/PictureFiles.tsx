import { useState } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ExportsMessages } from '#i18n/messages/exports/index.ts';
import { fill } from '#i18n/messages.ts';
import { type ExportSize, exportSizes, turnSeconds } from '#tools/design/caption.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { SaveButton } from './SaveButton.tsx';
import type { Files } from './use-files.ts';

interface Props {
	locale: Locale;
	files: Files;
	/** The address of the design. */
	toAddress: () => string;
	t: ExportsMessages;
}

const formats = ['jpg', 'png', 'pdf', 'turntable', 'recording'] as const;
const sizes = ['small', 'hd', 'fullHd', 'uhd'] as const satisfies ExportSize[];

/** A scene as a picture, a page or a video, and for other people. Unless asked, everything is in it. */
export function PictureFiles({ locale, files, toAddress, t }: Props) {
	const { work } = files;
	const [format, setFormat] = useState<(typeof formats)[number]>('jpg');
	const [size, setSize] = useState<ExportSize>('fullHd');
	const [seconds, setSeconds] = useState<number>(turnSeconds[2]);
	const [close, setClose] = useState(false);
	const busy = work.kind !== 'none';
	const isRecording = work.kind === 'recording';
	const whole = !close;

	function make(): Promise<void> {
		switch (format) {
			case 'pdf':
				return files.pdf(whole);
			case 'turntable':
				return files.turntable(size, seconds, whole);
			case 'recording':
				return isRecording ? files.stopVideo() : files.startVideo();
			default:
				return files.picture(format, size, whole);
		}
	}

	return (
		<>
			<div className="saves-sizes">
				<ChoiceField
					label={t.format}
					value={format}
					choices={formats.map((each) => [each, t.formats[each]])}
					onPick={setFormat}
				/>
				{format !== 'pdf' && format !== 'recording' && (
					<ChoiceField
						label={t.size}
						value={size}
						choices={sizes.map((each) => [
							each,
							`${t.qualities[each]} (${exportSizes[each].join(' × ')})`,
						])}
						onPick={setSize}
					/>
				)}
				{format === 'turntable' && (
					<ChoiceField
						label={t.length}
						value={seconds}
						choices={turnSeconds.map((each) => [
							each,
							fill(t.seconds, { seconds: formatNumber(locale, each) }),
						])}
						onPick={setSeconds}
					/>
				)}
			</div>
			{format !== 'recording' && (
				<label className="stage-check">
					<input
						type="checkbox"
						checked={close}
						onChange={({ currentTarget: { checked } }) => setClose(checked)}
					/>
					<span>{t.inView}</span>
				</label>
			)}
			<div className="saves">
				<SaveButton busy={busy && !(isRecording && format === 'recording')} onPress={make}>
					{format !== 'recording' ? t.make : isRecording ? t.stopVideo : t.startVideo}
				</SaveButton>
				<SaveButton busy={busy} onPress={() => files.share(toAddress(), whole)}>
					{t.sharing.image}
				</SaveButton>
			</div>
		</>
	);
}
