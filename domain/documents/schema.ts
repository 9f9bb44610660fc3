import { brand } from '../../content/brand.ts';

/** The seller when the document was issued. */
export interface Seller {
  name: string;
  postalAddress: string;
  email: string;
  phone: string;
  /** The brand's color and the name of its uploaded mark's file. Without them, ours. */
  color?: string;
  mark?: string;
}

/** The buyer when the document was issued. */
export interface Buyer {
  name: string;
  /** Name of the project; '' if it has none. */
  business: string;
  email: string;
}

/** One line of a document; before tax. */
export interface DocumentLine {
  text: string;
  /** A second, smaller line; '' for none. */
  note: string;
  cents: number;
}

/** Other content of a document. */
export interface DocumentAbout {
  orderNumber: number;
  /** The terms that the buyer accepted; '' for none. */
  termsVersion: string;
  /** How it's paid: by bank with these details ('' if we send them separately), or by card. */
  payBy: 'bank' | 'card';
  bankDetails: string;
  /** Number of the invoice that a credit note corrects. */
  corrects?: number;
  /** Number of the void invoice that this one replaces. */
  replaces?: number;
}

export type Series = 'invoice' | 'credit_note';

/** A document's number as shown: 'INV-0001', 'CN-0001'. */
export function documentLabel({ series, number }: { series: Series; number: number }): string {
  return `${series === 'invoice' ? 'INV' : 'CN'}-${digits(number)}`;
}

/** 'Sunup-invoice-0001.pdf'. */
export function documentFileName({ series, number }: { series: Series; number: number }, business: string = brand.name): string {
  const safe = business.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'document';
  return `${safe}-${series === 'invoice' ? 'invoice' : 'credit-note'}-${digits(number)}.pdf`;
}

function digits(number: number): string {
  return String(number).padStart(4, '0');
}

/** 8875 → '8.875%': a tax rate as shown. Rates are in thousandths of a percent. */
export function rateInWords(rate: number): string {
  return `${rate / 1000}%`;
}
