import { render } from '@react-email/render';
import { createElement, type FC } from 'react';
import { ownHours } from '../content/hours.ts';
import { ChoicesUrl, MarkUrl, SupportHours, TrialNote } from './letter.tsx';
import { type MailProps, type MailTemplate, templates } from './templates.ts';

/** What a file of this folder exports. */
interface Mail<Props> {
  default: FC<Props>;
  subject: (props: Props) => string;
  sample: Props;
  /** Other samples by name, as changes to the sample. */
  otherSamples?: Record<string, Partial<Props>>;
}

/** Checks that each file's component takes the email's props. */
const loaders: { [Template in MailTemplate]: () => Promise<Mail<MailProps[Template]>> } = templates;

export const mailTemplates = Object.keys(templates) as MailTemplate[];

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/**
 * Renders an email's subject, HTML and plain text. Its footer shows `supportHours`, and links to `choicesUrl`, where its reader can
 * turn it off. `markUrl` is the uploaded mark, if there is one. In a trial, `trialNote` says that no real money is charged.
 */
export async function renderMail<Template extends MailTemplate>(
  template: Template,
  props: MailProps[Template],
  choicesUrl = '',
  {
    supportHours = ownHours.support.label,
    markUrl = '',
    trialNote = '',
  }: { supportHours?: string; markUrl?: string; trialNote?: string } = {},
): Promise<RenderedMail> {
  const { default: Letter, subject } = await loaders[template]();
  const mail = (
    <ChoicesUrl value={choicesUrl}>
      <SupportHours value={supportHours}>
        <MarkUrl value={markUrl}>
          <TrialNote value={trialNote}>{createElement(Letter, props)}</TrialNote>
        </MarkUrl>
      </SupportHours>
    </ChoicesUrl>
  );
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true, htmlToTextOptions: plainText })]);
  return { subject: subject(props), html, text };
}

/** Puts each row on its own line, keeps the line breaks of messages, and doesn't repeat addresses. */
const plainText = {
  preserveNewlines: true,
  selectors: [
    { selector: 'p.line', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'table.records', format: 'dataTable', options: { uppercaseHeaderCells: false, maxColumnWidth: 80 } },
    { selector: 'a[href^="mailto:"]', format: 'inline' },
    { selector: 'a[href^="tel:"]', format: 'inline' },
  ],
};

/** All samples of an email by name. The first one's name is ''. */
export async function mailSamples<Template extends MailTemplate>(
  template: Template,
): Promise<{ '': MailProps[Template] } & Record<string, MailProps[Template]>> {
  const { sample, otherSamples = {} } = await loaders[template]();
  return { '': sample, ...Object.fromEntries(Object.entries(otherSamples).map(([name, change]) => [name, { ...sample, ...change }])) };
}
