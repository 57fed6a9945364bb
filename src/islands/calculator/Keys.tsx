import type { ReactNode } from 'react';

interface Props {
	label: string;
	children: ReactNode;
}

/**
 * The keypads, which also take typed digits and signs. In a document a screen reader keeps these for itself (1 leads to a
 * heading); to an application, which is for keys that no other role explains, it hands them on (WAI-ARIA 1.2,
 * `application`; NVDA's user guide, “Embedded Objects”). What is to be read, such as the display, stays outside.
 */
export function Keys({ label, children }: Props) {
	return (
		<div
			role="application"
			aria-label={label}
			aria-describedby="calculator-reader"
			className="keys"
			tabIndex={-1}
		>
			{children}
		</div>
	);
}

/** What is typed next goes to the calculator in this element. */
export function focusKeys(within: Element | null | undefined) {
	within?.querySelector<HTMLElement>('.keys')?.focus({ preventScroll: true });
}
