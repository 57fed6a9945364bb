import { loadModule } from '#browser/load-module.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { useFiles } from '#islands/shared/exports/use-files.ts';
import type { PatternKind } from '#tools/couture/pattern/pattern-kind.ts';
import { $arrangement } from '#tools/couture/store.ts';
import { nameStage } from './name-stage.ts';

interface ExportContext {
	locale: Locale;
	t: CoutureWords;
	/** What is on the stage, in words. */
	words: string;
	announce: (message: string) => void;
}

const loadModel = () =>
	loadModule(() => import('#scenes/couture/exports/model.ts')).then(
		({ exportModel }) => exportModel,
	);

/** Makes the files of garments: those of any scene, and cutting plans of their cloth. */
export function useExport({ locale, t, words, announce }: ExportContext) {
	const files = useFiles({
		locale,
		t,
		words,
		name: 'model',
		toTitle: () => fill(t.exported.title, { garment: nameStage(t) }),
		footer: t.exported.footer,
		loadModel,
		announce,
	});

	/** The cutting plan of the garment on the stage; several at once have none. */
	async function pattern(kind: PatternKind, coloured: boolean) {
		const arrangement = $arrangement.get();
		if (arrangement.type !== 'single') {
			announce(t.sewing.single);
			return;
		}
		const { model: key } = arrangement;
		const format = (value: number) => formatNumber(locale, value);
		const toWork = (done: number, all: number) => {
			// The piece in hand is the one after those that are done.
			const piece = format(Math.min(done + 1, all));
			const progress = fill(t.sewing.progress, { done: piece, all: format(all) });
			return { kind: 'steps', done, all, words: progress } as const;
		};
		const signal = files.begin(toWork(0, 1));
		await files.make('pattern', async () => {
			const { exportPattern } = await loadModule(
				() => import('#scenes/couture/exports/pattern.ts'),
			);
			const blob = await exportPattern({
				kind,
				coloured,
				key,
				caption: files.caption(),
				description: words,
				words: {
					words: t.sewing.words,
					garment: t.description.garments[key],
					names: {
						parts: t.parts,
						places: t.places,
						finishes: t.finishes,
						motifs: t.description.motifs,
						bands: t.description.bands,
					},
					format: (value) => formatNumber(locale, value, { maximumFractionDigits: 1 }),
				},
				signal,
				onProgress: (done, all) => files.setWork(toWork(done, all)),
			});
			// Both PDF files may lie in one folder.
			const name = kind === 'sheet' ? t.sewing.sheetFileName : t.sewing.fileName;
			return files.keep(blob, kind === 'svg' ? 'svg' : 'pdf', name);
		});
	}

	return { ...files, pattern };
}
