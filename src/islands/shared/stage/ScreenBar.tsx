import type { ReactNode } from 'react';
import type { StageMessages } from '#i18n/messages/stage/index.ts';
import type { useFullScreen } from '#islands/shared/use-full-screen.ts';
import { GlyphButton } from './GlyphButton.tsx';
import { useFooterHidden } from './use-footer-hidden.ts';

interface Props {
	route: string;
	/** Whether the page, too, can fill the screen: the scene with everything around it. */
	pageFills: boolean;
	screen: ReturnType<typeof useFullScreen>;
	/** Shows the visitor what could not be done. */
	onNotice: (words: string) => void;
	t: StageMessages;
	children?: ReactNode;
}

/** The bar at the top of a stage: full screen and the footer. */
export function ScreenBar({ route, pageFills, screen, onNotice, t, children }: Props) {
	const footer = useFooterHidden(route);

	async function fillWithDocument() {
		if (screen.documentFull) screen.leave();
		else if (!(await screen.enterDocument())) onNotice(t.noDocumentFull);
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are buttons.
		<div role="group" aria-label={t.screen} className="stage-bar">
			{children}
			<GlyphButton
				glyph={footer.hidden ? 'footerHidden' : 'footer'}
				label={footer.hidden ? t.showFooter : t.hideFooter}
				onPress={footer.toggle}
			/>
			{pageFills && (
				<GlyphButton
					glyph="document"
					label={screen.documentFull ? t.leaveFull : t.documentFull}
					onPress={() => void fillWithDocument()}
				/>
			)}
			<GlyphButton
				glyph={screen.full ? 'canvasLeave' : 'canvas'}
				label={screen.full ? t.leaveFull : t.canvasFull}
				onPress={() => (screen.full ? screen.leave() : void screen.enter())}
			/>
		</div>
	);
}
