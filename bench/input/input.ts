/** What a person types into the fields of a form, by field name. A list is a field that's sent several times. */
export type Typed = Record<string, string | string[]>;

/** A file as a browser sends it. */
export interface SentFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What has to happen to an input. Without `shown`, `stored` and `refused`, everything typed has to be shown as typed. */
export interface Right {
  /** Read by whoever it's meant for: on the site, in an email, in the portal. */
  shown?: string | string[];
  /** Read by no one. */
  never?: string | RegExp | (string | RegExp)[];
  /** What the database holds. */
  stored?: Record<string, unknown>;
  /** Every link that dials, and no others. */
  dials?: string[];
  /** The web address that it leads to. */
  host?: string;
  /** The first value at this key of the site's structured data. */
  data?: Record<string, unknown>;
  /** What the reason next to the field says. */
  refused?: string | RegExp;
  /** It may also be refused, with a reason. */
  mayRefuse?: true;
  /** Reply-To of the email about it, '' for none. */
  replyTo?: string;
  /** Entities and loose signs are shown as typed. */
  literal?: true;
  /** It may be kept as possible spam, without an email. */
  mayBeSpam?: true;
  /** The reason stands above the form, because its field can't be seen. */
  isFormWide?: true;
  /** In the PDF of the invoice. */
  inPdf?: string;
  /** In one cell of the CSV file. */
  inCsv?: string;
}

export interface Input extends Right {
  door: string;
  typed: Typed;
  file?: SentFile;
  /** The variant of the door, such as the booking form. */
  way?: string;
  /** So many other messages come in before it. */
  flood?: { count: number; from: 'same address' | 'everywhere' };
}

const through =
  (door: string, way?: string) =>
  (typed: Typed, right: Right = {}, file?: SentFile): Input => ({
    door,
    typed,
    ...right,
    ...(file && { file }),
    ...(way && { way }),
  });

/** The brief, up to the draft. */
export const brief = through('brief');
/** A contact form of a customer's site, of a Spanish one, and a booking form. */
export const lead = through('lead');
export const leadInSpanish = through('lead', 'spanish');
/** To a business whose name ends with a period. */
export const leadToCo = through('lead', 'Juniper & Co.');
export const leadFromFile = through('lead', 'multipart');
export const booking = through('lead', 'booking');
export const leadInSpanishBooking = through('lead', 'spanish booking');
/** The operator's forms. */
export const contact = through('contact');
export const call = through('call');
export const signUp = through('sign-up');
export const checkout = through('checkout');
export const firstLook = through('first look');
/** A customer's portal. */
export const message = through('message');
export const edit = through('edit');
export const fact = through('fact');
export const profile = through('profile');
export const request = through('request');
/** Uploads in the brief. */
export const photo = through('upload', 'photo');
export const logo = through('upload', 'logo');
/** A search in Admin: `named` is the customer, `q` what's typed. */
export const search = through('search');

/** After other messages through the same door, by default from everywhere. */
export const afterFlood =
  (count: number, from: 'same address' | 'everywhere' = 'everywhere') =>
  (input: Input): Input => ({ ...input, flood: { count, from } });
