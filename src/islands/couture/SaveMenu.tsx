import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { type ExportSize, turnSeconds } from '#tools/couture/caption.ts';
import { DesignFiles } from './DesignFiles.tsx';
import { Menu } from './Menu.tsx';
import { SizeField } from './SizeField.tsx';
import { useExport } from './use-export.ts';
import { WorkNotice } from './WorkNotice.tsx';

interface Props {
	locale: Locale;
	/** What is on the stage, in words. */
	words: string;
	tell: (message: string) => void;
	t: Omit<CoutureMessages, 'notes'>;
}

/** Everything that a visitor can take along. */
export function SaveMenu({ locale, words, tell, t }: Props) {
	const files = useExport({ locale, words, tell, t });
	const { work } = files;
	const [pictureSize, setPictureSize] = useState<ExportSize>('fullHd');
	const [size, setSize] = useState<ExportSize>('fullHd');
	const [seconds, setSeconds] = useState<number>(turnSeconds[2]);
	const busy = work.kind !== 'none';
	const leave = useRef(files.leave);

	useEffect(() => {
		leave.current = files.leave;
	});
	useEffect(() => () => leave.current(), []);

	return (
		<>
			<Menu name="save" label={t.save}>
				<h3>{t.pictures}</h3>
				<div className="couture-film">
					<SizeField label={t.pictureSize} size={pictureSize} onPick={setPictureSize} t={t} />
				</div>
				<div className="couture-saves">
					{(['jpg', 'png'] as const).map((kind) => (
						<button
							key={kind}
							type="button"
							disabled={busy}
							onClick={() => void files.picture(kind, pictureSize)}
						>
							{t[kind]}
						</button>
					))}
					<button type="button" disabled={busy} onClick={() => void files.pdf()}>
						{t.pdf}
					</button>
				</div>
				<h3>{t.film}</h3>
				<div className="couture-saves">
					<button type="button" disabled={busy} onClick={() => void files.startVideo()}>
						{t.startVideo}
					</button>
					<button
						type="button"
						disabled={work.kind !== 'recording'}
						onClick={() => void files.stopVideo()}
					>
						{t.stopVideo}
					</button>
				</div>
				<h3>{t.turntable}</h3>
				<div className="couture-film">
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
					<button
						type="button"
						className="button"
						disabled={busy}
						onClick={() => void files.turntable(size, seconds)}
					>
						{t.render}
					</button>
				</div>
				<h3>{t.model}</h3>
				<div className="couture-saves">
					<button type="button" disabled={busy} onClick={() => void files.model('glb')}>
						{t.glb}
					</button>
					<button type="button" disabled={busy} onClick={() => void files.model('usdz')}>
						{t.usdz}
					</button>
				</div>
				<DesignFiles tell={tell} t={t} />
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
