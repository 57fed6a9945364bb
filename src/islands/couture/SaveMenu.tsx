import { useState } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { type ExportSize, turnSeconds } from '#tools/couture/caption.ts';
import { patternKinds } from '#tools/couture/pattern/pattern-kind.ts';
import { DesignFiles } from './DesignFiles.tsx';
import { Menu } from './Menu.tsx';
import { SaveButton } from './SaveButton.tsx';
import { Sharing } from './Sharing.tsx';
import { SizeField } from './SizeField.tsx';
import { useExport } from './use-export.ts';
import { WorkNotice } from './WorkNotice.tsx';

interface Props {
	locale: Locale;
	/** What is on the stage, in words. */
	words: string;
	announce: (message: string) => void;
	t: Omit<CoutureMessages, 'notes'>;
}

/** Everything that a visitor can save: pictures, videos, models, the design. */
export function SaveMenu({ locale, words, announce, t }: Props) {
	const files = useExport({ locale, words, announce, t });
	const { work } = files;
	const [pictureSize, setPictureSize] = useState<ExportSize>('fullHd');
	const [size, setSize] = useState<ExportSize>('fullHd');
	const [seconds, setSeconds] = useState<number>(turnSeconds[2]);
	const busy = work.kind !== 'none';

	return (
		<>
			<Menu name="save" label={t.save}>
				<h3>{t.pictures}</h3>
				<div className="couture-video">
					<SizeField label={t.pictureSize} size={pictureSize} onPick={setPictureSize} t={t} />
				</div>
				<div className="couture-saves">
					{(['jpg', 'png'] as const).map((kind) => (
						<SaveButton key={kind} busy={busy} onPress={() => files.picture(kind, pictureSize)}>
							{t[kind]}
						</SaveButton>
					))}
					<SaveButton busy={busy} onPress={files.pdf}>
						{t.pdf}
					</SaveButton>
				</div>
				<Sharing files={files} announce={announce} t={t} />
				<h3>{t.video}</h3>
				<div className="couture-saves">
					<SaveButton busy={busy} onPress={files.startVideo}>
						{t.startVideo}
					</SaveButton>
					<SaveButton busy={work.kind !== 'recording'} onPress={files.stopVideo}>
						{t.stopVideo}
					</SaveButton>
				</div>
				<h3>{t.turntable}</h3>
				<div className="couture-video">
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
				<div className="couture-saves">
					<SaveButton busy={busy} onPress={() => files.model('glb')}>
						{t.glb}
					</SaveButton>
					<SaveButton busy={busy} onPress={() => files.model('usdz')}>
						{t.usdz}
					</SaveButton>
				</div>
				<h3>{t.sewing.heading}</h3>
				<div className="couture-saves">
					{patternKinds.map((kind) => (
						<SaveButton key={kind} busy={busy} onPress={() => files.pattern(kind)}>
							{t.sewing[kind]}
						</SaveButton>
					))}
				</div>
				<DesignFiles announce={announce} t={t} />
			</Menu>
			<WorkNotice
				locale={locale}
				work={work}
				onStop={() => void files.stopVideo()}
				onCancel={files.cancel}
				t={t}
			/>
		</>
	);
}
