import { downloadOf } from '../http/download.ts';
import { csv } from './csv.ts';
import type { FileCell } from './file-cell.ts';
import { xlsx } from './xlsx.ts';

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows as a download, the first one with the heads: as an Excel file if the path ends with '.xlsx', else as CSV. `name` is ours. */
export async function tableFile(request: Request, name: string, rows: FileCell[][]): Promise<Response> {
  // A path in the app may end with '.data', which is how the router asks for a page's data.
  if (/\.xlsx(?:\.data)?$/.test(new URL(request.url).pathname))
    return downloadOf(await xlsx(name, rows), { type: excelType, name: `${name}.xlsx` });
  return downloadOf(csv(rows), { type: 'text/csv; charset=utf-8', name: `${name}.csv` });
}
