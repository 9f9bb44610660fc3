import { ownBrand } from '../../../content/brand.ts';
import { flatColors } from '../../../content/brand-colors.ts';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { versionInWords } from '../../../content/legal/legal-text.ts';
import { getFile, ifIntact } from '../../../outside/storage/storage.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { trialNote } from '../../trial.ts';
import type { Document } from '../documents.ts';
import { documentLabel, rateInWords, type Seller } from '../schema.ts';
import { documentStatus } from '../words.ts';
import { registerFaces } from './faces.ts';
import { aside, linesOf, mark, rule, type Style, widthOf, write } from './setting.ts';

/** US Letter, in points. */
const page = { width: 612, height: 792, margin: 60 };
const across = page.width - 2 * page.margin;
/** Only the footer is below this. */
const bottom = page.height - 92;
const amounts = { x: page.margin + across - 120, width: 120 };
const sums = { x: page.margin + across / 2, width: across / 2 };

/** The colors of one document, and how its text is set in them. */
function settingIn(color: string | undefined) {
  const colors = flatColors(color ?? ownBrand.color);
  const text: Style = { face: 'text', size: 10, leading: 15, color: colors.ink };
  return {
    colors,
    text,
    strong: { ...text, face: 'strong' } satisfies Style,
    quiet: { ...text, size: 9, leading: 13.5, color: colors.quiet } satisfies Style,
    title: { face: 'display', size: 38, leading: 42, color: colors.ink } satisfies Style,
    name: { face: 'display', size: 21, leading: 26, color: colors.ink } satisfies Style,
    sum: { face: 'display', size: 22, leading: 28, color: colors.ink } satisfies Style,
  };
}

type Setting = ReturnType<typeof settingIn>;
type Doc = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;

/**
 * A document as a PDF in US Letter: one page, or more if its text is long. Made from the row and the mark that it names, so
 * the same row gives the same bytes. In a trial, every page has a `note` that it's one.
 */
export async function documentPdf(document: Document, note = trialNote()): Promise<Buffer> {
  const label = documentLabel(document);
  const kind = document.series === 'invoice' ? 'Invoice' : 'Credit note';
  const seller = document.seller;
  const set = settingIn(seller.color);
  const picture = seller.mark ? await ifIntact(getFile(seller.mark)) : undefined;
  // Loaded on demand, because it's large and most processes never create a document.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: { Title: `${kind} ${label}, ${seller.name}`, Author: seller.name, Creator: seller.name, CreationDate: document.createdAt },
  });
  registerFaces((font, file) => doc.registerFont(font, file));
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  if (note) part(doc, root, 'P', () => noteAtTop(doc, set, note));
  let y = head(doc, set, root, document, { kind, label, picture });
  y = facts(doc, set, root, document, y);
  y = lines(doc, set, root, document, y);
  y = totals(doc, set, root, document, y);
  howToPay(doc, set, root, document, label, y);
  root.end();
  ends(doc, set, seller, label, note);
  doc.end();
  return done;
}

/** A piece of text in the document's structure. */
function part(doc: Doc, into: Part, tag: string, draw: () => void): void {
  into.add(doc.struct(tag, {}, draw));
}

function head(
  doc: Doc,
  set: Setting,
  root: Part,
  document: Document,
  { kind, label, picture }: { kind: string; label: string; picture: Buffer | undefined },
): number {
  const seller = document.seller;
  const { colors, name, title, strong } = set;
  mark(doc, { x: page.margin - 2, y: 46, size: 32 }, colors, picture);
  part(doc, root, 'P', () => write(doc, [seller.name], name, { x: page.margin + 37, y: 52, width: across }));
  rule(doc, page.margin, 90, across, 1.5, colors.ink);
  const number = { ...title, size: 20 };
  part(doc, root, 'H1', () => {
    write(doc, [kind], title, { x: page.margin, y: 118, width: across });
    write(doc, [label], number, { x: page.margin, y: 133.5, width: across, align: 'right' });
  });
  const { state, words } = documentStatus(document);
  dot(doc, set, page.margin + 4, 176, state);
  part(doc, root, 'P', () =>
    write(doc, [words], state === 'void' ? { ...strong, color: colors.ember } : strong, {
      x: page.margin + 15,
      y: 169,
      width: across - 15,
    }),
  );
  return 208;
}

/** A dot for paid, half a dot for open, a diamond for void. */
function dot(doc: Doc, { colors }: Setting, x: number, y: number, state: 'paid' | 'open' | 'void'): void {
  aside(doc, () => {
    if (state === 'void') doc.polygon([x, y - 4.5], [x + 4.5, y], [x, y + 4.5], [x - 4.5, y]).fill(colors.ember);
    if (state === 'paid') doc.circle(x, y, 4).fill(colors.ink);
    if (state === 'open') {
      doc.circle(x, y, 3.5).lineWidth(1).strokeColor(colors.ink).stroke();
      doc.path(`M${x - 3.5} ${y}a3.5 3.5 0 0 0 7 0z`).fill(colors.ink);
    }
  });
}

function facts(doc: Doc, { text, strong, quiet }: Setting, root: Part, document: Document, top: number): number {
  const buyer = document.buyer;
  const seller = document.seller;
  const about = document.about;
  const to = [buyer.business, buyer.name, buyer.email].filter((line, place, all) => line && all.indexOf(line) === place);
  const from = [
    seller.name,
    ...seller.postalAddress.split(/,(?=[^,]+,[^,]+$)/).map((line) => line.trim()),
    seller.email,
    seller.phone,
  ].filter(Boolean);
  const dates = [
    ...(about.corrects ? [`Corrects ${documentLabel({ series: 'invoice', number: about.corrects })}`] : []),
    ...(about.replaces ? [`Replaces ${documentLabel({ series: 'invoice', number: about.replaces })}, which is void`] : []),
    `Issued ${dateInWords(document.issuedOn)}`,
    ...(document.dueOn ? [`Due ${dateInWords(document.dueOn)}`] : []),
    `Order S-${about.orderNumber}`,
    ...(about.termsVersion ? [`Terms of ${versionInWords(about.termsVersion)}`] : []),
  ];
  const columns: [string, string[], number, number][] = [
    [document.series === 'invoice' ? 'Billed to' : 'Credited to', to, 0, 0.38],
    ['From', from, 0.42, 0.28],
    ['Details', dates, 0.72, 0.28],
  ];
  const ends = columns.map(([label, lines, start, share]) => {
    const place = { x: page.margin + start * across, width: share * across };
    let y = top;
    part(doc, root, 'P', () => {
      y = write(doc, [label], quiet, { ...place, y }) + 2;
      lines.forEach((line, index) => {
        const style = index === 0 && lines !== dates ? strong : text;
        y = write(doc, linesOf(doc, line, style, place.width).slice(0, 6), style, { ...place, y });
      });
    });
    return y;
  });
  return Math.max(...ends) + 30;
}

/** Starts a new page unless `needed` points are left on this one. */
function room(doc: Doc, y: number, needed: number): number {
  if (y + needed <= bottom) return y;
  doc.addPage();
  return page.margin;
}

function lines(doc: Doc, set: Setting, root: Part, document: Document, top: number): number {
  const { colors, text, quiet } = set;
  const table = doc.struct('Table');
  root.add(table);
  let y = row(doc, set, table, { tag: 'TH', style: quiet, what: 'What', note: '', amount: 'Amount' }, top) + 3;
  rule(doc, page.margin, y, across, 1.5, colors.ink);
  for (const { text: what, note, cents } of document.lines) {
    y = room(doc, y, 18 + heightOf(doc, set, what, note));
    y = row(doc, set, table, { tag: 'TD', style: text, what, note, amount: dollarsAndCents(cents) }, y + 10) + 8;
    rule(doc, page.margin, y, across, 0.5, colors.line);
  }
  table.end();
  return y + 12;
}

const whatWidth = across - amounts.width - 24;

function heightOf(doc: Doc, { text, quiet }: Setting, what: string, note: string): number {
  return linesOf(doc, what, text, whatWidth).length * text.leading + linesOf(doc, note, quiet, whatWidth).length * quiet.leading;
}

interface Row {
  tag: 'TH' | 'TD';
  style: Style;
  what: string;
  note: string;
  amount: string;
}

/** Draws a row of the table and returns the position of its end. */
function row(doc: Doc, { quiet }: Setting, table: Part, { tag, style, what, note, amount }: Row, y: number): number {
  const width = whatWidth;
  const into = doc.struct('TR');
  table.add(into);
  let end = y;
  part(doc, into, tag, () => {
    end = write(doc, linesOf(doc, what, style, width), style, { x: page.margin, y, width });
    end = write(doc, linesOf(doc, note, quiet, width), quiet, { x: page.margin, y: end, width });
  });
  part(doc, into, tag, () => write(doc, [amount], style, { ...amounts, y, align: 'right' }));
  into.end();
  return end;
}

function totals(doc: Doc, { colors, text, sum }: Setting, root: Part, document: Document, top: number): number {
  const rows: [string, string][] = [];
  const isNote = document.series === 'credit_note';
  if (document.taxCents !== 0 || document.creditCents !== 0 || document.lines.length > 1)
    rows.push(['Subtotal', dollarsAndCents(document.subtotalCents)]);
  if (document.taxRate > 0) rows.push([`${document.taxName}, ${rateInWords(document.taxRate)}`, dollarsAndCents(document.taxCents)]);
  if (document.creditCents > 0) {
    rows.push(['Total', dollarsAndCents(document.totalCents)]);
    rows.push(['Credit applied', dollarsAndCents(-document.creditCents)]);
  }
  const leftCents = document.totalCents - document.creditCents;
  const last = isNote
    ? 'Refunded'
    : document.totalCents === 0
      ? 'Total'
      : document.paidAt
        ? 'Paid'
        : document.voidedAt
          ? 'Total (void)'
          : 'Amount due';
  let y = room(doc, top, rows.length * 20 + 60);
  const table = doc.struct('Table');
  root.add(table);
  for (const [label, amount] of rows) y = sumRow(doc, table, label, amount, text, y) + 5;
  y += 6;
  rule(doc, sums.x, y, sums.width, 1.5, colors.ink);
  y = sumRow(doc, table, last, dollarsAndCents(leftCents), sum, y + 9);
  table.end();
  return y + 34;
}

function sumRow(doc: Doc, table: Part, label: string, amount: string, style: Style, y: number): number {
  const into = doc.struct('TR');
  table.add(into);
  const width = sums.width - widthOf(doc, amount, style) - 12;
  const lines = linesOf(doc, label, style, width);
  part(doc, into, 'TH', () => write(doc, lines, style, { x: sums.x, y, width }));
  part(doc, into, 'TD', () => write(doc, [amount], style, { ...sums, y, align: 'right' }));
  into.end();
  return y + Math.max(1, lines.length) * style.leading;
}

/** The bank details of an unpaid invoice. */
function howToPay(doc: Doc, { colors, text, strong, quiet }: Setting, root: Part, document: Document, label: string, top: number): void {
  const { payBy, bankDetails } = document.about;
  const open = document.series === 'invoice' && !document.paidAt && !document.voidedAt && document.totalCents > document.creditCents;
  if (!open || payBy !== 'bank') return;
  const width = across * 0.62;
  const words = bankDetails || 'We’ll email you our bank details within one business day.';
  const details = linesOf(doc, words, text, width);
  let y = room(doc, top, 60 + details.length * text.leading);
  rule(doc, page.margin, y, across, 0.5, colors.line);
  y += 12;
  part(doc, root, 'P', () => {
    y = write(doc, ['Pay by bank transfer'], strong, { x: page.margin, y, width }) + 3;
    y = write(doc, details, text, { x: page.margin, y, width }) + 3;
    write(doc, linesOf(doc, `Please include ${label} with your transfer so we can match it.`, quiet, width), quiet, {
      x: page.margin,
      y,
      width,
    });
  });
}

function noteAtTop(doc: Doc, { strong }: Setting, note: string): void {
  write(doc, [note], { ...strong, size: 9 }, { x: page.margin, y: 24, width: across, align: 'right' });
}

/** What every page has at its top and bottom. */
function ends(doc: Doc, set: Setting, seller: Seller, label: string, note: string): void {
  const { colors, quiet } = set;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    rule(doc, page.margin, page.height - 66, across, 0.5, colors.line);
    aside(doc, () => {
      if (index > start) noteAtTop(doc, set, note);
      const y = page.height - 56;
      write(
        doc,
        [`${[seller.name, seller.postalAddress].filter(Boolean).join(', ')}. ${seller.email}`],
        { ...quiet, size: 8.5 },
        { x: page.margin, y, width: across },
      );
      const number = count > 1 ? `${label}, page ${index + 1} of ${count}` : label;
      write(doc, [number], { ...quiet, size: 8.5 }, { x: page.margin, y, width: across, align: 'right' });
    });
  }
}
