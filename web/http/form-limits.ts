export interface FormLimits {
  fields: number;
  /** Limit for all text of a form together, and so for what a response can repeat. Files are limited by the size of the request. */
  textBytes: number;
  /** Whether it may have files. */
  files: boolean;
}

export const ordinaryForm: FormLimits = { fields: 200, textBytes: 256 * 1024, files: false };
/** For a step of the brief, which a browser without JavaScript posts whole: 24 prices, 24 products and 20 questions fit. */
export const briefForm: FormLimits = { fields: 400, textBytes: 1024 * 1024, files: true };
