import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { canOpenInRoom } from '#browser/open-in-room.ts';
import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { report } from '#lib/report.ts';
import { encodeDesign } from '#tools/couture/design.ts';
import type { PhoneCode } from '#tools/couture/phone-code.ts';
import { readShown } from '#tools/couture/store.ts';
import { SaveButton } from './SaveButton.tsx';
import type { useExport } from './use-export.ts';
import { linkStart } from './use-link.ts';

interface Props {
	files: ReturnType<typeof useExport>;
	announce: (message: string) => void;
	t: Omit<CoutureMessages, 'notes'>;
}

/** A link to what is on the stage; garments that are not seen are not in it. */
function toAddress(): string {
	return `${location.origin}${location.pathname}${linkStart}${encodeDesign(readShown())}`;
}

/** Ways out of the browser: a picture for other people, a code for the visitor's phone, the room of the visitor. */
export function Sharing({ files, announce, t }: Props) {
	const [code, setCode] = useState<PhoneCode>();
	const words = t.sharing;
	const busy = files.work.kind !== 'none';

	async function showCode() {
		try {
			const { drawPhoneCode } = await loadModule(() => import('#tools/couture/phone-code.ts'));
			const drawn = drawPhoneCode(toAddress());
			setCode(drawn);
			if (!drawn) announce(words.tooLong);
		} catch (error) {
			report(error, 'draw the code');
			announce(t.gallery.failed);
		}
	}

	return (
		<>
			<h3>{words.title}</h3>
			<div className="couture-saves">
				<SaveButton busy={busy} onPress={() => files.share(toAddress())}>
					{words.image}
				</SaveButton>
				<button type="button" className="couture-code-button" onClick={() => void showCode()}>
					{words.code}
				</button>
				{canOpenInRoom() && (
					<SaveButton busy={busy} onPress={files.room}>
						{words.room}
					</SaveButton>
				)}
			</div>
			<Dialog
				open={code !== undefined}
				title={words.codeTitle}
				onClose={() => setCode(undefined)}
				actions={
					code && (
						<button type="button" className="button" onClick={() => setCode(undefined)}>
							{t.gallery.close}
						</button>
					)
				}
			>
				{code && (
					<svg
						className="couture-code"
						viewBox={`0 0 ${code.edge} ${code.edge}`}
						role="img"
						aria-label={words.code}
						shapeRendering="crispEdges"
					>
						<rect width={code.edge} height={code.edge} fill="#fff" />
						<path d={code.path} fill="#000" />
					</svg>
				)}
				<p>{words.codeHint}</p>
			</Dialog>
		</>
	);
}
