import type { ReactNode } from 'react';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import type { SentenceKind } from '#tools/calculator/finance/terms.ts';

interface Props {
	/** What the example is of. */
	kind: SentenceKind;
	t: CalculatorMessages['finance'];
	onExample: () => void;
	onClear: () => void;
	/** Further buttons. */
	children: ReactNode;
}

/** An example, the way back to nothing, and further buttons. */
export function LoanButtons({ kind, t, onExample, onClear, children }: Props) {
	return (
		<div className="loan controls">
			<button type="button" className="button" onClick={onExample}>
				{kind === 'loan' ? t.example : t.exampleSave}
			</button>
			<button type="button" className="button" onClick={onClear}>
				{t.reset}
			</button>
			{children}
		</div>
	);
}
