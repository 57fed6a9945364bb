import { FieldTable, type FieldTableProps } from './FieldTable.tsx';
import { HoursTable, type HoursTableProps } from './HoursTable.tsx';
import { WeekTable, type WeekTableProps } from './WeekTable.tsx';

export type TablesProps =
	| ({ part: 'now' } & FieldTableProps)
	| ({ part: 'hours' } & HoursTableProps)
	| ({ part: 'week' } & WeekTableProps);

/** One of the tables of the page. */
export function Tables(props: TablesProps) {
	switch (props.part) {
		case 'now':
			return <FieldTable {...props} />;
		case 'hours':
			return <HoursTable {...props} />;
		case 'week':
			return <WeekTable {...props} />;
	}
}
