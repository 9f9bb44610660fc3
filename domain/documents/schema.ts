/** Who sells, as it stood when a document was issued. */
export interface Seller {
  name: string;
  postalAddress: string;
  email: string;
  phone: string;
}

/** Who buys, as it stood when a document was issued. */
export interface Buyer {
  name: string;
  /** Of their project; '' while it has no name. */
  business: string;
  email: string;
}

/** One line of a document; before tax. */
export interface DocumentLine {
  text: string;
  /** A second, quiet line; '' for none. */
  note: string;
  cents: number;
}

/** What else a document says. */
export interface DocumentAbout {
  orderNumber: number;
  /** The terms that the buyer accepted; '' for none. */
  termsVersion: string;
  /** How it is paid: by bank with these details ('' when we write them), or by card. */
  payBy: 'bank' | 'card';
  bankDetails: string;
  /** Number of the invoice that a credit note corrects. */
  corrects?: number;
  /** Number of the void invoice that this one replaces. */
  replaces?: number;
}

export type Series = 'invoice' | 'credit_note';

/** 'INV-0001', 'CN-0001': how a document's number is shown. */
export function documentLabel({ series, number }: { series: Series; number: number }): string {
  return `${series === 'invoice' ? 'INV' : 'CN'}-${digits(number)}`;
}

/** 'Sunup-invoice-0001.pdf'. */
export function documentFileName(business: string, { series, number }: { series: Series; number: number }): string {
  const safe = business.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'document';
  return `${safe}-${series === 'invoice' ? 'invoice' : 'credit-note'}-${digits(number)}.pdf`;
}

function digits(number: number): string {
  return String(number).padStart(4, '0');
}

/** 8875 → '8.875%': a tax rate as it is shown; rates are in thousandths of a percent. */
export function rateInWords(rate: number): string {
  return `${rate / 1000}%`;
}
