import { briefForm, type FormLimits, ordinaryForm } from './form-limits.ts';

export const mebibyte = 1024 * 1024;

interface Body {
  /** Limit for the whole request. */
  bytes: number;
  form: FormLimits;
}

/**
 * What a route can take. A route that takes files declares it as `handle.body`, or its layout does. All others take an ordinary form. On
 * a guarded branch, only those whom the guard lets in can send more than that.
 */
export const bodies = {
  /** Far above any of our forms, and any event of the payment provider. */
  form: { bytes: mebibyte, form: ordinaryForm },
  /** One file of up to 5 MB, for the contact form or a logo. The most that a route which is open to anyone may take. */
  file: { bytes: 6 * mebibyte, form: { ...ordinaryForm, files: true } },
  /** Five files of up to 10 MB, for a message in a thread. */
  attachments: { bytes: 52 * mebibyte, form: { ...ordinaryForm, files: true } },
  /** Several pictures. Each also has its own limit. */
  pictures: { bytes: 64 * mebibyte, form: { ...ordinaryForm, files: true } },
  /** A step of the brief, with pictures. */
  brief: { bytes: 64 * mebibyte, form: briefForm },
} satisfies Record<string, Body>;

export type BodyKind = keyof typeof bodies;
