import { render } from '@react-email/render';
import type { FC } from 'react';
import { brand } from '../content/brand.ts';
import { ChoicesUrl, SupportHours } from './letter.tsx';

interface Template {
  default: FC<unknown>;
  subject: (props: unknown) => string;
  sample: object;
  /** What else it may say, by name: changes to the sample. */
  otherSamples?: Record<string, object>;
}

/** One file per mail, found by folder; the file's name is the template's. */
const templates = import.meta.glob<Template>(['./*.tsx', '!./letter.tsx', '!./render.tsx', '!./sums.tsx']);

export const mailTemplates = Object.keys(templates).map((path) => path.slice(2, -'.tsx'.length));

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Subject, HTML and plain text of a mail. `choicesUrl` is where its reader can switch it off, `supportHours` stands in its foot. Throws for a template that has no file. */
export async function renderMail(template: string, props: unknown, choicesUrl = '', supportHours?: string): Promise<RenderedMail> {
  const load = templates[`./${template}.tsx`];
  if (!load) throw new Error(`There is no mail "${template}". There are ${mailTemplates.join(', ')}.`);
  const { default: Mail, subject } = await load();
  const mail = (
    <ChoicesUrl value={choicesUrl}>
      <SupportHours value={supportHours ?? brand.supportHours.label}>
        <Mail {...(props as object)} />
      </SupportHours>
    </ChoicesUrl>
  );
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true, htmlToTextOptions: plainText })]);
  return { subject: subject(props), html, text };
}

/** Rows stand one below the other, lines that people wrote stay lines, and an address is not said twice. */
const plainText = {
  preserveNewlines: true,
  selectors: [
    { selector: 'p.line', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'a[href^="mailto:"]', format: 'inline' },
    { selector: 'a[href^="tel:"]', format: 'inline' },
  ],
};

/** All samples of a template by name; the first one has none. */
export async function mailSamples(template: string): Promise<Record<string, object>> {
  const module = await templates[`./${template}.tsx`]?.();
  if (!module?.sample) throw new Error(`The mail "${template}" has no sample.`);
  const { sample, otherSamples = {} } = module;
  return { '': sample, ...Object.fromEntries(Object.entries(otherSamples).map(([name, change]) => [name, { ...sample, ...change }])) };
}
