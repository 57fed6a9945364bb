import { useEffect, useId, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Configurator3dWords } from '#i18n/messages/configurator3d/index.ts';
import type { ExportsMessages } from '#i18n/messages/exports/index.ts';
import { SceneFiles } from '#islands/shared/exports/SceneFiles.tsx';
import { useFiles } from '#islands/shared/exports/use-files.ts';
import { WorkNotice } from '#islands/shared/exports/WorkNotice.tsx';
import { scrollPanelTo } from '#islands/shared/stage/scroll-panel.ts';
import type { Design } from '#tools/configurator3d/design.ts';
import { toHash } from '#tools/configurator3d/link.ts';
import { LinkButton } from './LinkButton.tsx';

interface Props {
	locale: Locale;
	design: Design;
	/** What is on the stage, in words. */
	words: string;
	announce: (message: string) => void;
	t: Configurator3dWords;
	exports: ExportsMessages;
}

const loadModel = () =>
	loadModule(() => import('#scenes/configurator3d/exports/model.ts')).then(
		({ exportModel }) => exportModel,
	);

/** Everything that a visitor can save of the goblets, and a link to them. */
export function SavePanel({ locale, design, words, announce, t, exports }: Props) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (open && panel.current) scrollPanelTo(panel.current);
	}, [open]);
	const files = useFiles({
		locale,
		t: exports,
		words,
		name: 'goblets',
		toTitle: () => words,
		footer: t.footer,
		loadModel,
		announce,
	});

	return (
		<div ref={panel} className="stage-group goblet-save">
			<button
				type="button"
				className="button"
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				{exports.save}
			</button>
			<div id={id} className="stage-group" hidden={!open}>
				{open && (
					<SceneFiles
						locale={locale}
						files={files}
						toAddress={() => `${location.origin}${location.pathname}${toHash(design)}`}
						t={exports}
					/>
				)}
			</div>
			<WorkNotice
				locale={locale}
				work={files.work}
				onStop={() => void files.stopVideo()}
				onCancel={files.cancel}
				t={exports}
			/>
			<LinkButton design={design} t={t} />
		</div>
	);
}
