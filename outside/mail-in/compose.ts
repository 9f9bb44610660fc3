import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';

/** What a reader of an email sees: its text, the same as HTML if it has it, and its files. */
export interface MailContent {
  text: string;
  /** Empty if the email is plain text. */
  html: string;
  files: { name: string; type: string; content: Buffer; contentId?: string }[];
}

export interface NewMail extends MailContent {
  from: { name: string; address: string };
  to: { name: string; address: string };
  cc: string[];
  /** Who gets a reply, if that's not the sender. */
  replyTo?: string | undefined;
  subject: string;
  /** With brackets, as in the other two. */
  messageId: string;
  inReplyTo?: string | undefined;
  references: string[];
  headers: Record<string, string>;
}

const composer = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  // Nothing that people wrote is ever taken for a path or an address to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A whole email, with no header but those given and what its parts need. */
export async function composed({ files, html, references, cc, ...mail }: NewMail): Promise<Buffer> {
  const { message } = await composer.sendMail({
    ...mail,
    ...(html && { html }),
    ...(references.length && { references }),
    ...(cc.length && { cc }),
    xMailer: false,
    attachments: files.map(({ name, type, content, contentId }) => ({
      filename: name,
      contentType: type,
      content,
      ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
  });
  return message as Buffer;
}

/** The HTML and the files of an email that came in, to be sent in another one. Its headers stay behind. */
export async function contentOf(raw: Buffer): Promise<Pick<MailContent, 'html' | 'files'>> {
  const { html = '', attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  return {
    html,
    files: attachments.map(({ filename, mimeType, content, related, contentId }) => ({
      name: filename ?? 'file',
      type: mimeType,
      content: Buffer.from(content as ArrayBuffer),
      ...(related && contentId && { contentId: contentId.replace(/^<|>$/g, '') }),
    })),
  };
}
