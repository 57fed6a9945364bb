import type { Locale } from '#i18n/locales.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { SceneFiles } from '#islands/shared/exports/SceneFiles.tsx';
import { WorkNotice } from '#islands/shared/exports/WorkNotice.tsx';
import { toKeptText } from '#tools/couture/gallery/kept-design.ts';
import { readDesign } from '#tools/couture/store.ts';
import { DesignFiles } from './DesignFiles.tsx';
import { Menu } from './Menu.tsx';
import { PlanFiles } from './PlanFiles.tsx';
import { useExport } from './use-export.ts';
import { linkStart } from './use-link.ts';

interface Props {
	locale: Locale;
	/** What is on the stage, in words. */
	words: string;
	announce: (message: string) => void;
	uploads: UploadMessages;
	t: CoutureWords;
}

/** A link to what is on the stage; garments that are not seen are not in it. */
function toAddress(): string {
	return `${location.origin}${location.pathname}${linkStart}${toKeptText(readDesign())}`;
}

/** Everything that a visitor can save: pictures, videos, models, cutting plans, the design. */
export function SaveMenu({ locale, words, announce, uploads, t }: Props) {
	const files = useExport({ locale, words, announce, t });

	return (
		<>
			<Menu name="save" label={t.save}>
				<SceneFiles
					locale={locale}
					files={files}
					toAddress={toAddress}
					further={{ title: t.sewing.title, body: <PlanFiles files={files} t={t} /> }}
					t={t}
				/>
				<DesignFiles announce={announce} uploads={uploads} t={t} />
			</Menu>
			<WorkNotice
				locale={locale}
				work={files.work}
				onStop={() => void files.stopVideo()}
				onCancel={files.cancel}
				t={t}
			/>
		</>
	);
}
