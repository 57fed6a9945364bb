import { useCallback, useEffect, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MediaRequest } from '#tools/pixabay/request.ts';
import type { MediaOutcome } from '#tools/pixabay/result.ts';

/** Runs a search; a newer request ends an older one. `retry` repeats the request. */
export function useResult(locale: Locale, request: MediaRequest | undefined) {
	const [result, setResult] = useState<MediaOutcome>({ state: 'loading' });
	const [round, setRound] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new round sends the request again.
	useEffect(() => {
		if (!request) return;
		const controller = new AbortController();
		const { signal } = controller;
		setResult({ state: 'loading' });
		async function find(asked: MediaRequest) {
			const { findMedia } = await loadModule(() => import('#tools/pixabay/find.ts'));
			const found = await findMedia({ ...asked, locale }, signal);
			if (!signal.aborted) setResult(found);
		}
		find(request).catch((error) => {
			if (signal.aborted) return;
			// The code that sends requests could not be loaded.
			setResult({ state: 'failed', reason: 'offline', retryAt: Date.now() });
			throw error;
		});
		return () => controller.abort();
	}, [request, locale, round]);

	const retry = useCallback(() => setRound((before) => before + 1), []);
	return [result, retry] as const;
}
