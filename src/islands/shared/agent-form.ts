/**
 * Attributes by which a form offers itself to agents as a tool, as the WebMCP draft names them
 * (https://webmachinelearning.github.io/webmcp/). The browser makes the tool's parameters from the
 * fields of the form by their `name`. Browsers that know nothing of it see a form.
 */
export function toAgentForm(name: string, description: string): Record<string, string> {
	return { toolname: name, tooldescription: description, toolautosubmit: '' };
}

/** Describes a field of such a form if its label is not enough. */
export function toAgentField(description: string): Record<string, string> {
	return { toolparamdescription: description };
}

/**
 * Answers an agent that has filled in and sent a form, with the message that the page shows after
 * that. Does nothing and gives `false` if a person sent the form.
 */
export function answerAgent(event: Event, read: () => string): boolean {
	if (!isAgentEvent(event)) return false;
	event.respondWith(new Promise((done) => setTimeout(() => done(read()))));
	return true;
}

function isAgentEvent(event: Event): event is AgentEvent {
	return (
		'agentInvoked' in event &&
		event.agentInvoked === true &&
		'respondWith' in event &&
		typeof event.respondWith === 'function'
	);
}

interface AgentEvent extends Event {
	respondWith: (answer: Promise<string>) => void;
}
