import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { deleteSaved, hasSaved } from '#tools/couture/store.ts';

interface Props {
	announce: (message: string) => void;
	t: CoutureWords;
}

/** Deletes everything that the tool stores in this browser, after a confirmation. */
export function DeleteSaved({ announce, t }: Props) {
	const [asking, setAsking] = useState(false);

	function ask() {
		if (hasSaved(getStorage())) setAsking(true);
		else announce(t.nothingSaved);
	}

	function cancel() {
		setAsking(false);
		announce(t.deleteCanceled);
	}

	async function remove() {
		setAsking(false);
		deleteSaved(getStorage());
		const { dropUnusedUploads } = await loadModule(() => import('#tools/couture/gallery/store.ts'));
		await dropUnusedUploads();
		announce(t.deleted);
	}

	return (
		<>
			<button type="button" className="button couture-delete" onClick={ask}>
				{t.deleteSaved}
			</button>
			<Dialog
				open={asking}
				title={t.deleteAsk}
				onClose={() => asking && cancel()}
				actions={
					<>
						<button type="button" className="button" onClick={cancel}>
							{t.deleteNo}
						</button>
						<button type="button" className="button primary" onClick={() => void remove()}>
							{t.deleteYes}
						</button>
					</>
				}
			>
				<p>{t.deleteMore}</p>
			</Dialog>
		</>
	);
}

/** In some browsers, reading the property throws. */
function getStorage(): Storage | undefined {
	try {
		return localStorage;
	} catch {
		return undefined;
	}
}
