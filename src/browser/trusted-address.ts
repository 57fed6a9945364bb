/** The part of `window.trustedTypes` that is used; a page's content policy names the policies that it may have. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL: (address: string) => string },
	): { createScriptURL: (address: string) => string };
}

const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>();

/**
 * The address of a worker as the content policy wants it: Trusted Types protect workers as they do scripts. The page
 * must be allowed a policy of this name, see `src/build/policy/policy-sources.ts`.
 */
export function toTrusted(policyName: string, address: string): string {
	const { trustedTypes }: { trustedTypes?: TrustedTypes } = Object(window);
	if (!trustedTypes) return address;
	const policy =
		policies.get(policyName) ??
		trustedTypes.createPolicy(policyName, { createScriptURL: (url) => url });
	policies.set(policyName, policy);
	return policy.createScriptURL(address);
}
