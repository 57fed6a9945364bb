/** A made-up rate of another day, near the recorded one and always the same for the same day. */
export function toPastRate(rate: number, code: string, day: string): number {
	const at = Date.parse(day) / 86_400_000;
	const phase = code.charCodeAt(0) + code.charCodeAt(2);
	const wave = 0.03 * Math.sin(at / 47 + phase) + 0.006 * Math.sin(at / 5 + phase);
	return Number((rate * (1 + wave)).toPrecision(6));
}
