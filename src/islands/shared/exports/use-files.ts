import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { openInRoom } from '#browser/open-in-room.ts';
import { saveFile } from '#browser/save-file.ts';
import { shareFile } from '#browser/share-file.ts';
import { formatLongDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ExportsMessages } from '#i18n/messages/exports/index.ts';
import { fill } from '#i18n/messages.ts';
import { useListener } from '#islands/shared/use-listener.ts';
import { toLocalDay } from '#lib/local-day.ts';
import { report } from '#lib/report.ts';
import type { ModelOptions } from '#scenes/exports/model-worker.ts';
import type { exportPicture } from '#scenes/exports/picture.ts';
import type { ModelKind } from '#scenes/exports/write-model.ts';
import { whenFinished } from '#stores/unfinished.ts';
import { type Caption, ExportError, type ExportSize } from '#tools/design/caption.ts';

/** What is being made: nothing, a file, a file in steps that can be cancelled, a recording since a time, a video frame by frame. */
export type ExportWork =
	| { kind: 'none' }
	| { kind: 'file' }
	/** `words` name the step. */
	| { kind: 'steps'; done: number; all: number; words: string }
	| { kind: 'recording'; since: number }
	| { kind: 'rendering'; frame: number; frames: number };

export interface FilesContext {
	locale: Locale;
	t: ExportsMessages;
	/** What is on the stage, in words. */
	words: string;
	/** Name of the files, without the type. */
	name: string;
	/** In every file. */
	toTitle: () => string;
	footer: string;
	loadModel: () => Promise<ExportModel>;
	announce: (message: string) => void;
}

type ExportModel = (kind: ModelKind, caption: Caption, options: ModelOptions) => Promise<Blob>;

type Recorder = { stop: () => Promise<{ blob: Blob; extension: string }>; drop: () => void };

/** Makes files of the scene on the page. The code that makes them loads on first use. */
export function useFiles(context: FilesContext) {
	const { locale, t, announce } = context;
	const [work, setWork] = useState<ExportWork>({ kind: 'none' });
	const recorder = useRef<Recorder | undefined>(undefined);
	const cancel = useRef<AbortController | undefined>(undefined);

	function caption(): Caption {
		return {
			title: context.toTitle(),
			date: formatLongDay(locale, toLocalDay(new Date())),
			footer: context.footer,
			site: location.origin,
			language: locale,
		};
	}

	/** Runs an export; if it throws, says why and logs the error. */
	async function make(what: string, run: () => Promise<string>) {
		try {
			await whenFinished();
			announce(await run());
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') {
				announce(t.cancelled);
				return;
			}
			report(error, `make the file (${what})`);
			announce(t.errors[error instanceof ExportError ? error.reason : 'file']);
		} finally {
			setWork({ kind: 'none' });
		}
	}

	/** Runs an export in steps, which the visitor may cancel. */
	function begin(first: ExportWork): AbortSignal {
		const stop = new AbortController();
		cancel.current = stop;
		setWork(first);
		return stop.signal;
	}

	function keep(blob: Blob, extension: string, name = context.name): string {
		const file = `${name}.${extension}`;
		saveFile(file, blob, blob.type);
		return fill(t.saved, { file });
	}

	async function drawPicture(...picture: Parameters<typeof exportPicture>): Promise<Blob> {
		const { exportPicture: draw } = await loadModule(() => import('#scenes/exports/picture.ts'));
		return draw(...picture);
	}

	/** `whole`: everything is in the picture, however near the visitor looks. */
	function picture(kind: 'jpg' | 'png', size: ExportSize, whole: boolean) {
		setWork({ kind: 'file' });
		return make(kind, async () => keep(await drawPicture(kind, caption(), size, whole), kind));
	}

	/** An image for other people, with the address of the design; a file where the browser shares none. */
	function share(address: string, whole: boolean) {
		setWork({ kind: 'file' });
		return make('jpg', async () => {
			const words = caption();
			const shared = await drawPicture('jpg', words, 'fullHd', whole);
			const file = new File([shared], `${context.name}.jpg`, { type: shared.type });
			const isShared = await shareFile(file, words.title, address);
			return isShared ? t.sharing.shared : keep(shared, 'jpg');
		});
	}

	/** The model in the room around the visitor. */
	function room() {
		return make('usdz', async () => {
			openInRoom(await makeModel('usdz'));
			return '';
		});
	}

	function pdf(whole: boolean) {
		setWork({ kind: 'file' });
		return make('pdf', async () => {
			const { exportPdf } = await loadModule(() => import('#scenes/exports/pdf.ts'));
			return keep(await exportPdf(caption(), context.words, whole), 'pdf');
		});
	}

	async function makeModel(kind: ModelKind): Promise<Blob> {
		const toWork = (share: number) =>
			({ kind: 'steps', done: share, all: 1, words: t.preparing }) as const;
		const signal = begin(toWork(0));
		const exportModel = await context.loadModel();
		return exportModel(kind, caption(), { signal, onProgress: (share) => setWork(toWork(share)) });
	}

	function model(kind: ModelKind) {
		return make(kind, async () => keep(await makeModel(kind), kind));
	}

	async function startVideo() {
		setWork({ kind: 'file' });
		try {
			await whenFinished();
			const { startRecording } = await loadModule(() => import('#scenes/exports/recording.ts'));
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

	function turntable(size: ExportSize, seconds: number, whole: boolean) {
		const signal = begin({ kind: 'rendering', frame: 0, frames: 1 });
		return make('video', async () => {
			const { renderTurntable } = await loadModule(() => import('#scenes/exports/turntable.ts'));
			const { blob, extension } = await renderTurntable({
				caption: caption(),
				size,
				seconds,
				whole,
				signal,
				onProgress: (frame, frames) => setWork({ kind: 'rendering', frame, frames }),
			});
			return keep(blob, extension);
		});
	}

	// A running export ends when the page is left, even if the browser keeps the page for the back button, because its
	// scene is freed.
	useListener('window', 'pagehide', leave);
	const leaveNow = useEffectEvent(leave);
	useEffect(() => () => leaveNow(), []);

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
		setWork,
		caption,
		make,
		begin,
		keep,
		picture,
		pdf,
		share,
		room,
		model,
		startVideo,
		stopVideo,
		turntable,
		cancel: () => cancel.current?.abort(),
	};
}

export type Files = ReturnType<typeof useFiles>;
