/**
 * An outside service as the stand-in plays it. One file in `services/` exports one as `service`;
 * no other file has to name it.
 */
export interface StandInService {
	/** The name by which faults are requested, for example `nbu`. */
	name: string;
	/** Hosts it answers for, for example `bank.gov.ua`. */
	hosts: readonly string[];
	/** The answer of the real service at that time, or undefined for an unknown address. */
	answer: (url: URL, now: Date) => Reply | undefined;
}

export interface Reply {
	status: number;
	headers: Readonly<Record<string, string>>;
	body: string | Uint8Array<ArrayBuffer>;
}

export function json(value: unknown, status = 200): Reply {
	return {
		status,
		headers: { 'Content-Type': 'application/json; charset=utf-8' },
		body: JSON.stringify(value),
	};
}

export function text(body: string, status = 200): Reply {
	return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body };
}
