import { listCvRows } from './cv-rows.ts';
import { listErrorRows } from './error-rows.ts';
import { listHeadRows } from './head-rows.ts';
import { listMessageRows } from './message-rows.ts';
import type { Row } from './row.ts';

export async function listRows(): Promise<Row[]> {
	return [...(await listMessageRows()), ...listCvRows(), ...listHeadRows(), ...listErrorRows()];
}
