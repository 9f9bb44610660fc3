import { z } from 'zod';
import { tidyAs } from '../../text/tidy/tidy.ts';

export const messageLimits = { characters: 5000, files: 5, fileBytes: 10 * 1024 * 1024 } as const;

export const attachmentRules = {
  label: 'Pictures, PDF, text, Word, Excel or PowerPoint, up to 5 files of 10 MB',
  accept:
    '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif,.pdf,.txt,.csv,.rtf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,application/pdf,text/plain',
  tooMany: 'You can send up to 5 files per message. Send the rest in another message.',
  tooBig: 'is over 10 MB. Send a smaller one or a link to it.',
  otherType: 'isn’t a type we accept. Send pictures, PDFs, plain text or Office files.',
} as const;

/** A message: text, files, or both. */
export const messageSchema = z
  .strictObject({
    body: z.string().overwrite(tidyAs('message')).max(messageLimits.characters, 'Use 5,000 characters or fewer.'),
    fileCount: z.int().min(0).max(messageLimits.files, attachmentRules.tooMany),
    draftKey: z.uuid().optional(),
  })
  .refine(({ body, fileCount }) => body !== '' || fileCount > 0, { path: ['body'], error: 'Write a message or attach a file.' });

/** The part of a message that becomes an edit request: where on the site, as 'page|section', and what to change. */
export const messageEditSchema = z.strictObject({
  messageId: z.uuid(),
  versionId: z.uuid(),
  where: z
    .string('Pick a section of your site.')
    .max(300)
    .regex(/^[^|]+\|[a-z][a-z0-9-]*$/, 'Pick a section of your site.'),
  words: z
    .string()
    .overwrite(tidyAs('message'))
    .min(3, 'Tell us what to change in a few words.')
    .max(2000, 'Use 2,000 characters or fewer.'),
});
export type MessageEdit = z.infer<typeof messageEditSchema>;

/** Who wrote a message. */
export type Author = 'customer' | 'staff' | 'assistant' | 'system';

/** How a message was sent. The assistant answered `chat` messages; `handover` is a chat question for a person. */
export type Via = 'portal' | 'admin' | 'contact' | 'call' | 'chat' | 'handover' | 'email' | 'system';

/** The general thread in a URL. A project's thread is named by the project's ID. */
export const besideProjects = 'general';

export const adminThreadViews = ['waiting', 'all', 'spam'] as const;
export type AdminThreadView = (typeof adminThreadViews)[number];
