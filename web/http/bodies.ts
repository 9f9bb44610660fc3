import { briefForm, type FormLimits, ordinaryForm } from './form-limits.ts';

const mebibyte = 1024 * 1024;

interface Body {
  /** Limit for the whole request. */
  bytes: number;
  form: FormLimits;
}

/**
 * What a route can take. One that takes files says so as `handle.body`, or its layout does; all others take an ordinary form. On a guarded
 * branch, only members can send more than that.
 */
export const bodies = {
  /** Far above any of our forms, and any event of the payment provider. */
  form: { bytes: mebibyte, form: ordinaryForm },
  /** A file of up to 5 MB: of a message of the contact form, or a logo. */
  file: { bytes: 6 * mebibyte, form: { ...ordinaryForm, files: true } },
  /** Five files of 10 MB: of a message in a thread. */
  attachments: { bytes: 52 * mebibyte, form: { ...ordinaryForm, files: true } },
  /** Several pictures. Each also has its own limit. */
  pictures: { bytes: 64 * mebibyte, form: { ...ordinaryForm, files: true } },
  /** A step of the brief, with pictures. */
  brief: { bytes: 64 * mebibyte, form: { ...briefForm, files: true } },
} satisfies Record<string, Body>;

export type BodyKind = keyof typeof bodies;

/** What the routes of a path take, and whether anyone may send it. */
export interface RouteBody {
  kind: BodyKind;
  isPublic: boolean;
}
