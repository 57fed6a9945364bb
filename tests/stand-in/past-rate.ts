/** A made-up rate of another day, always the same for the same days, which leads to the recorded one on the newest day. */
export function toPastRate(rate: number, code: string, day: string, newest: string): number {
	if (day === newest) return rate;
	return Number((rate * (1 + toWave(code, day) - toWave(code, newest))).toPrecision(6));
}

function toWave(code: string, day: string): number {
	const at = Date.parse(day) / 86_400_000;
	const phase = code.charCodeAt(0) + code.charCodeAt(2);
	return 0.03 * Math.sin(at / 47 + phase) + 0.006 * Math.sin(at / 5 + phase);
}
