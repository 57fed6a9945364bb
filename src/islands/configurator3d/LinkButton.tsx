import { copyText } from '#browser/copy-text.ts';
import type { Configurator3dMessages } from '#i18n/messages/configurator3d/index.ts';
import { fill } from '#i18n/messages.ts';
import { useNotice } from '#islands/shared/use-said.ts';
import type { Design } from '#tools/configurator3d/design.ts';
import { toHash } from '#tools/configurator3d/link.ts';

interface Props {
	design: Design;
	t: Pick<Configurator3dMessages, 'link' | 'linked' | 'linkedWithout' | 'notLinked'>;
}

/** Copies an address that restores the design. */
export function LinkButton({ design, t }: Props) {
	const [answer, setAnswer] = useNotice();
	const own = design.texture !== null && 'picture' in design.texture;

	async function copy() {
		const link = `${location.origin}${location.pathname}${toHash(design)}`;
		const linked = own ? t.linkedWithout : t.linked;
		setAnswer((await copyText(link)) ? linked : fill(t.notLinked, { link }));
	}

	return (
		<div className="stage-group">
			<button type="button" className="button" onClick={() => void copy()}>
				{t.link}
			</button>
			<p className="stage-refusal">{answer}</p>
		</div>
	);
}
