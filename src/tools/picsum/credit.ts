import { askCredit, type Credit } from '#live/services/picsum.ts';

/** The author of a picture; the last known answer never ages. Undefined if the service does not know the author. */
export async function findCredit(seed: string, signal: AbortSignal): Promise<Credit | undefined> {
	const answer = await askCredit(seed, { signal });
	return answer.ok ? answer.data : answer.last?.data;
}
