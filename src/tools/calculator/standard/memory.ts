import { calculate, toPlain } from './arithmetic.ts';

/** MC, MR, M+, M−, MS. */
const memoryKeys = [
	'memory-clear',
	'memory-recall',
	'memory-plus',
	'memory-minus',
	'memory-store',
] as const;

export type MemoryKey = (typeof memoryKeys)[number];

/** A decimal text; null while nothing is stored. */
export type Memory = string | null;

/** The memory after a key. A sum that is too large leaves it as it is. */
export function changeMemory(memory: Memory, key: MemoryKey, entry: string): Memory {
	switch (key) {
		case 'memory-clear':
			return null;
		case 'memory-recall':
			return memory;
		case 'memory-plus':
			return calculate(memory ?? '0', '+', entry) ?? memory;
		case 'memory-minus':
			return calculate(memory ?? '0', '-', entry) ?? memory;
		case 'memory-store':
			return toPlain(entry);
	}
}

export function isMemoryKey(key: string): key is MemoryKey {
	return memoryKeys.some((one) => one === key);
}
