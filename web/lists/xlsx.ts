import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { storable } from '../../text/tidy/storable.ts';
import { truncate } from '../../text/truncate.ts';
import { dayMs } from '../../time/units.ts';
import type { FileCell } from './file-cell.ts';

/** Rows written before other requests have their turn. */
const rowsAtOnce = 500;
/** The most characters of a cell. */
const cellLength = 32_767;
/** Days from December 30, 1899, where Excel begins to count, to 1970. */
const daysBefore1970 = 25_569;

/** Places in `cellXfs` of the styles. */
const style = { head: 1, text: 2, dollars: 3, time: 4, day: 5 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Rows as an Excel workbook (ECMA-376) with one sheet, whose first row are its heads. Nothing in it is a formula. */
export async function xlsx(sheetName: string, rows: FileCell[][]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, text] of Object.entries(parts(sheetName))) file(zip, name).push(strToU8(declaration + text), true);
  const sheet = file(zip, 'xl/worksheets/sheet1.xml');
  sheet.push(strToU8(`${declaration}<worksheet xmlns="${main}">${view}${columns(rows)}<sheetData>`));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce);
    sheet.push(strToU8(some.map((row, place) => rowXml(row, at + place)).join('')));
    await setImmediate();
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  return Buffer.concat(chunks);
}

function file(zip: Zip, name: string): ZipDeflate {
  const entry = new ZipDeflate(name, { level: 6 });
  zip.add(entry);
  return entry;
}

/** The heads stay in view. */
const view =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** Columns as wide as their first rows need. */
function columns(rows: FileCell[][]): string {
  const [heads = []] = rows;
  if (heads.length === 0) return '';
  const width = (column: number) =>
    Math.min(60, Math.max(...rows.slice(0, 100).map((row) => shownText(row[column]).split('\n')[0]?.length ?? 0)) + 3);
  return `<cols>${heads.map((_, column) => `<col min="${column + 1}" max="${column + 1}" width="${width(column)}" customWidth="1"/>`).join('')}</cols>`;
}

function shownText(cell: FileCell): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? String(Object.values(cell)[0]) : String(cell);
}

function rowXml(row: FileCell[], place: number): string {
  return `<row r="${place + 1}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${place + 1}`, place === 0)).join('')}</row>`;
}

function cellXml(cell: FileCell, at: string, isHead: boolean): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    const kind = isHead ? style.head : style.text;
    return `<c r="${at}" s="${kind}" t="inlineStr"><is><t xml:space="preserve">${text(cell)}</t></is></c>`;
  }
  if ('dollars' in cell) return `<c r="${at}" s="${style.dollars}"><v>${cell.dollars}</v></c>`;
  if ('time' in cell) return `<c r="${at}" s="${style.time}"><v>${daysOf(`${cell.time.replace(' ', 'T')}Z`)}</v></c>`;
  return `<c r="${at}" s="${style.day}"><v>${daysOf(cell.day)}</v></c>`;
}

/** A moment as Excel counts days, rounded up by less than a millisecond: some programs cut off what's missing to a minute. It has no time zone. */
function daysOf(moment: string): number {
  return Math.ceil((Date.parse(moment) / dayMs + daysBefore1970) * 1e8) / 1e8;
}

/** 0 → 'A', 25 → 'Z', 26 → 'AA'. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, without the characters that it can't hold. Excel reads '_x0041_' as a character's number, unless the first sign is one itself. */
function text(typed: string): string {
  return (
    truncate(storable(typed), cellLength)
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML can't hold.
      .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
  );
}

/** The workbook around the sheet, by the names of its files. */
function parts(sheetName: string): Record<string, string> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const override = (name: string, type: string) => `<Override PartName="/xl/${name}.xml" ContentType="${contentType}.${type}+xml"/>`;
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${text(truncate(sheetName, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': styles,
  };
}

const format = (id: number, font = 0) =>
  `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
/** Numbers from 164 on are our own formats, and 49 is Excel's own for text. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd hh:mm"/><numFmt numFmtId="166" formatCode="yyyy-mm-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">${format(0)}${format(0, 1)}${format(49)}${format(164)}${format(165)}${format(166)}</cellXfs></styleSheet>`;
