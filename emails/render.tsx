import { render } from '@react-email/render';
import type { FC } from 'react';

interface Template {
  default: FC<unknown>;
  subject: (props: unknown) => string;
  sample: unknown;
}

/** One file per mail, found by folder; the file's name is the template's. */
const templates = import.meta.glob<Template>(['./*.tsx', '!./letter.tsx', '!./render.tsx']);

export const mailTemplates = Object.keys(templates).map((path) => path.slice(2, -'.tsx'.length));

/** Subject, HTML and plain text of a mail. Throws for a template that has no file. */
export async function renderMail(template: string, props: unknown): Promise<{ subject: string; html: string; text: string }> {
  const load = templates[`./${template}.tsx`];
  if (!load) throw new Error(`There is no mail "${template}". There are ${mailTemplates.join(', ')}.`);
  const { default: Mail, subject } = await load();
  const [html, text] = await Promise.all([
    render(<Mail {...(props as object)} />),
    render(<Mail {...(props as object)} />, { plainText: true }),
  ]);
  return { subject: subject(props), html, text };
}

/** Sample props of a template, with which tests and the curious can render it. */
export async function mailSample(template: string): Promise<unknown> {
  return (await templates[`./${template}.tsx`]?.())?.sample;
}
