import { askCredit, type Credit } from '#live/services/picsum.ts';

/** Who made it: the last known answer is as good as a new one. Undefined if the service does not know. */
export async function findCredit(seed: string, signal: AbortSignal): Promise<Credit | undefined> {
	const answer = await askCredit(seed, { signal });
	return answer.ok ? answer.data : answer.last?.data;
}
