import { eventRows } from '../../../domain/admin/events.ts';
import { dayCell } from '../../lists/file-cell.ts';
import { tableFile } from '../../lists/table-file.ts';
import type { Route } from './+types/events-file';
import { scopeOf } from './events-scope.ts';

/** The events of the screen's period as CSV or as an Excel file: how often each happened on each day and page. */
export async function loader({ request }: Route.LoaderArgs) {
  const rows = await eventRows(scopeOf(request));
  return tableFile(request, 'events', [
    ['Day', 'Event', 'Name', 'Place or number', 'Page', 'Events', 'Visits'],
    ...rows.map(({ day, name, props, path, events, visits }) => {
      const { cta_name, cta_location, form_name, step_name, step_number, trigger } = props as Record<string, string | number | undefined>;
      return [dayCell(day), name, cta_name ?? form_name ?? step_name ?? trigger, cta_location ?? step_number, path, events, visits];
    }),
  ]);
}
