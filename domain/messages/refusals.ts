import type { Wait } from '../limits/limits.ts';
import type { PictureRefusal } from '../pictures/refusals.ts';
import { refusalsOf } from '../refusals.ts';
import { attachmentRules } from './schema.ts';

export const refusedAs = refusalsOf({
  'conversation-not-found': () => 'This conversation no longer exists.',
  'file-too-large': ({ fileName }: { fileName: string }) => `${fileName} ${attachmentRules.tooBig}`,
  'file-type-unsupported': ({ fileName }: { fileName: string }) => `${fileName} ${attachmentRules.otherType}`,
  'guest-files': () => 'Guests get answers by email, without files. Put a link in your message instead.',
  'message-invalid': ({ problem }: { problem: string }) => problem,
  'too-many-files': () => attachmentRules.tooMany,
});
export type MessageRefusal = ReturnType<typeof refusedAs> | PictureRefusal | Wait;
