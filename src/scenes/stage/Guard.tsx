import { Component, type ReactNode } from 'react';

interface Props {
	onFailed: (error: unknown) => void;
	children: ReactNode;
}

/** What fails inside a scene ends the scene, not the page. */
export class Guard extends Component<Props, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		this.props.onFailed(error);
	}

	override render() {
		return this.state.failed ? null : this.props.children;
	}
}
