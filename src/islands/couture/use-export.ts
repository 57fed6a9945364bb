import { useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { openInRoom } from '#browser/open-in-room.ts';
import { saveFile } from '#browser/save-file.ts';
import { shareFile } from '#browser/share-file.ts';
import { formatLongDay } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { toLocalDay } from '#lib/local-day.ts';
import { report } from '#lib/report.ts';
import {
	type Caption,
	ExportError,
	type ExportFailure,
	type ExportSize,
} from '#tools/couture/caption.ts';
import type { PatternKind } from '#tools/couture/pattern/pattern-kind.ts';
import { $arrangement } from '#tools/couture/store.ts';

/** What is being made: nothing, a file, a model, a recording since a time, a video frame by frame, a pattern piece by piece. */
export type ExportWork =
	| { kind: 'none' }
	| { kind: 'file' }
	/** `share` is what is done of it, 0 to 1. */
	| { kind: 'model'; share: number }
	| { kind: 'recording'; since: number }
	| { kind: 'rendering'; frame: number; frames: number }
	| { kind: 'pieces'; done: number; all: number };

interface ExportContext {
	locale: Locale;
	t: Omit<CoutureMessages, 'notes'>;
	/** What is on the stage, in words. */
	words: string;
	announce: (message: string) => void;
}

type Recorder = { stop: () => Promise<{ blob: Blob; extension: string }>; drop: () => void };

/** Makes the files. The code that makes them loads on first use. */
export function useExport({ locale, t, words, announce }: ExportContext) {
	const [work, setWork] = useState<ExportWork>({ kind: 'none' });
	const recorder = useRef<Recorder | undefined>(undefined);
	const cancel = useRef<AbortController | undefined>(undefined);

	function caption(): Caption {
		const arrangement = $arrangement.get();
		const garment =
			arrangement.type === 'single'
				? t.description.garments[arrangement.model]
				: t.description[arrangement.type];
		return {
			title: fill(t.exported.title, { garment }),
			date: formatLongDay(locale, toLocalDay(new Date())),
			footer: t.exported.footer,
			site: location.origin,
			language: locale,
		};
	}

	/** Runs an export; if it throws, shows `failure` and logs the error. */
	async function make(failure: ExportFailure, run: () => Promise<string>) {
		try {
			announce(await run());
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') {
				announce(t.cancelled);
				return;
			}
			report(error, `make the file (${failure})`);
			announce(t.errors[error instanceof ExportError ? error.reason : failure]);
		} finally {
			setWork({ kind: 'none' });
		}
	}

	function keep(blob: Blob, extension: string, name = 'model'): string {
		const file = `${name}.${extension}`;
		saveFile(file, blob, blob.type);
		return fill(t.saved, { file });
	}

	function picture(kind: 'jpg' | 'png', size: ExportSize) {
		setWork({ kind: 'file' });
		return make(kind, async () => {
			const { exportPicture } = await loadModule(
				() => import('#scenes/couture/exports/picture.ts'),
			);
			return keep(await exportPicture(kind, caption(), size), kind);
		});
	}

	/** An image for other people, with the address of the design; a file where the browser shares none. */
	function share(address: string) {
		setWork({ kind: 'file' });
		return make('jpg', async () => {
			const { exportPicture } = await loadModule(
				() => import('#scenes/couture/exports/picture.ts'),
			);
			const words = caption();
			const picture = await exportPicture('jpg', words, 'fullHd');
			const file = new File([picture], 'model.jpg', { type: picture.type });
			const isShared = await shareFile(file, words.title, address);
			return isShared ? t.sharing.shared : keep(picture, 'jpg');
		});
	}

	/** The model in the room around the visitor. */
	function room() {
		return make('usdz', async () => {
			openInRoom(await makeModel('usdz'));
			return '';
		});
	}

	function pdf() {
		setWork({ kind: 'file' });
		return make('pdf', async () => {
			const { exportPdf } = await loadModule(() => import('#scenes/couture/exports/pdf.ts'));
			return keep(await exportPdf(caption(), words), 'pdf');
		});
	}

	async function makeModel(kind: 'glb' | 'usdz'): Promise<Blob> {
		const stop = new AbortController();
		cancel.current = stop;
		setWork({ kind: 'model', share: 0 });
		const { exportModel } = await loadModule(() => import('#scenes/couture/exports/model.ts'));
		const onProgress = (share: number) => setWork({ kind: 'model', share });
		return exportModel(kind, caption(), { signal: stop.signal, onProgress });
	}

	function model(kind: 'glb' | 'usdz') {
		return make(kind, async () => keep(await makeModel(kind), kind));
	}

	/** The sewing pattern of the garment on the stage; several at once have none. */
	async function pattern(kind: PatternKind) {
		const arrangement = $arrangement.get();
		if (arrangement.type !== 'single') {
			announce(t.sewing.single);
			return;
		}
		const { model: key } = arrangement;
		const stop = new AbortController();
		cancel.current = stop;
		setWork({ kind: 'pieces', done: 0, all: 1 });
		await make('pattern', async () => {
			const { exportPattern } = await loadModule(
				() => import('#scenes/couture/exports/pattern.ts'),
			);
			const blob = await exportPattern({
				kind,
				key,
				caption: caption(),
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
				signal: stop.signal,
				onProgress: (done, all) => setWork({ kind: 'pieces', done, all }),
			});
			return keep(blob, kind === 'svg' ? 'svg' : 'pdf', 'pattern');
		});
	}

	async function startVideo() {
		setWork({ kind: 'file' });
		try {
			const { startRecording } = await loadModule(
				() => import('#scenes/couture/exports/recording.ts'),
			);
			recorder.current = await startRecording(caption());
			setWork({ kind: 'recording', since: Date.now() });
		} catch (error) {
			await make('video', () => Promise.reject(error));
		}
	}

	function stopVideo() {
		const { current } = recorder;
		recorder.current = undefined;
		setWork({ kind: 'file' });
		return make('video', async () => {
			if (!current) throw new ExportError('video-empty', 'Nothing is being recorded.');
			const { blob, extension } = await current.stop();
			return keep(blob, extension);
		});
	}

	function turntable(size: ExportSize, seconds: number) {
		const stop = new AbortController();
		cancel.current = stop;
		setWork({ kind: 'rendering', frame: 0, frames: 1 });
		return make('video', async () => {
			const { renderTurntable } = await loadModule(
				() => import('#scenes/couture/exports/turntable.ts'),
			);
			const { blob, extension } = await renderTurntable({
				caption: caption(),
				size,
				seconds,
				signal: stop.signal,
				onProgress: (frame, frames) => setWork({ kind: 'rendering', frame, frames }),
			});
			return keep(blob, extension);
		});
	}

	// A running export ends when the page is left, even if the browser keeps the page for the back button, because its
	// scene is freed.
	const latest = useRef(leave);
	useEffect(() => {
		latest.current = leave;
	});
	useEffect(() => {
		const over = new AbortController();
		addEventListener('pagehide', () => latest.current(), over);
		return () => {
			over.abort();
			latest.current();
		};
	}, []);

	function leave() {
		cancel.current?.abort();
		if (!recorder.current) return;
		recorder.current.drop();
		recorder.current = undefined;
		setWork({ kind: 'none' });
		announce(t.cancelled);
	}

	return {
		work,
		picture,
		pdf,
		share,
		room,
		model,
		pattern,
		startVideo,
		stopVideo,
		turntable,
		cancel: () => cancel.current?.abort(),
	};
}
