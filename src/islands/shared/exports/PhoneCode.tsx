import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { ExportsMessages } from '#i18n/messages/exports/index.ts';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { report } from '#lib/report.ts';
import type { PhoneCode as Code } from '#tools/design/phone-code.ts';

interface Props {
	/** The address of the design. */
	toAddress: () => string;
	announce: (message: string) => void;
	t: ExportsMessages;
}

/** A code that opens the design on a phone. */
export function PhoneCode({ toAddress, announce, t }: Props) {
	const [code, setCode] = useState<Code>();
	const words = t.sharing;

	async function show() {
		try {
			const { drawPhoneCode } = await loadModule(() => import('#tools/design/phone-code.ts'));
			const drawn = drawPhoneCode(toAddress());
			setCode(drawn);
			if (!drawn) announce(words.tooLong);
		} catch (error) {
			report(error, 'draw the code');
			announce(words.failed);
		}
	}

	return (
		<>
			<button type="button" className="saves-code-button" onClick={() => void show()}>
				{words.code}
			</button>
			<Dialog
				open={code !== undefined}
				title={words.codeTitle}
				onClose={() => setCode(undefined)}
				actions={
					code && (
						<button type="button" className="button" onClick={() => setCode(undefined)}>
							{words.close}
						</button>
					)
				}
			>
				{code && (
					<svg
						className="saves-code"
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
