import { Body, Button, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components';
import { createContext, type ReactNode, useContext } from 'react';
import { brand } from '../content/brand.ts';
import { ownHours } from '../content/hours.ts';
import { trialSentence } from '../content/trial.ts';
import { colors, displayFamily, headStyle, textFamily } from './mail-style.ts';

const text = { color: colors.ink, fontFamily: textFamily, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' };
const small = { ...text, color: colors.quiet, fontSize: '14px', lineHeight: '21px', margin: 0 };

/** Where readers choose which emails they get; '' for emails that are always sent. */
export const ChoicesUrl = createContext('');
/** Support hours: '10am-6pm daily'. */
export const SupportHours = createContext<string>(ownHours.support.label);

/** Whether the email says that this is a trial. */
export const IsTrial = createContext(false);

/** The frame of every email: name, headline, text, one button, and the sender. */
export function Letter({ preview, headline, children, action, footnote }: LetterProps): ReactNode {
  const isTrial = useContext(IsTrial);
  return (
    <Html lang="en-US">
      <Head>
        <title>{headline}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{headStyle}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={{ backgroundColor: colors.page, margin: 0, padding: '32px 12px' }}>
        <Container className="sheet" style={{ backgroundColor: colors.sheet, maxWidth: '576px', padding: '28px 36px 26px' }}>
          <Text className="ink rule" style={nameStyle}>
            <span style={sunStyle} />
            {brand.name}
          </Text>
          {isTrial && (
            <Text className="quiet" style={{ ...small, margin: '-14px 0 26px' }}>
              {trialSentence}
            </Text>
          )}
          <Text className="ink headline" role="heading" aria-level={1} style={headlineStyle}>
            {headline}
          </Text>
          {children}
          {action && (
            <Section style={{ margin: '28px 0 10px' }}>
              <Button className="button" href={action.url} style={buttonStyle}>
                {action.label}
              </Button>
            </Section>
          )}
          {footnote && (
            <Text className="quiet" style={{ ...small, margin: '18px 0 0' }}>
              {footnote}
            </Text>
          )}
          <Hr className="line" style={{ borderColor: colors.line, borderStyle: 'solid', borderWidth: '1px 0 0', margin: '30px 0 16px' }} />
          <Sender />
        </Container>
      </Body>
    </Html>
  );
}

/** The logo line: a half sun on its horizon, and the name. */
const nameStyle = {
  ...text,
  borderBottom: `2px solid ${colors.ink}`,
  fontFamily: displayFamily,
  fontSize: '20px',
  lineHeight: '28px',
  margin: '0 0 26px',
};
const sunStyle = {
  backgroundColor: colors.sun,
  borderRadius: '14px 14px 0 0',
  display: 'inline-block',
  height: '14px',
  marginRight: '10px',
  verticalAlign: '-7px',
  width: '28px',
};
const headlineStyle = {
  ...text,
  fontFamily: displayFamily,
  fontSize: '35px',
  letterSpacing: '-0.02em',
  lineHeight: '38px',
  margin: '0 0 18px',
};
const buttonStyle = {
  backgroundColor: colors.ink,
  borderRadius: '8px',
  color: colors.sheet,
  fontFamily: textFamily,
  fontSize: '16px',
  fontWeight: 600,
  lineHeight: '20px',
  padding: '14px 24px',
};

/** The sender's name and address, and the link to email settings. */
function Sender(): ReactNode {
  const choicesUrl = useContext(ChoicesUrl);
  const supportHours = useContext(SupportHours);
  return (
    <Text className="quiet" style={{ ...small, fontSize: '13px', lineHeight: '20px' }}>
      {brand.name}, {brand.postalAddress}. Support {supportHours}, <span style={{ whiteSpace: 'nowrap' }}>{brand.phone}</span>,{' '}
      <EmailLink email={brand.email} />.{' '}
      {choicesUrl && (
        <Link href={choicesUrl} style={linkStyle}>
          Choose which emails you get
        </Link>
      )}
    </Text>
  );
}

const linkStyle = { color: 'inherit', textDecoration: 'underline' };

/** A paragraph. */
export function P({ children }: { children: ReactNode }): ReactNode {
  return (
    <Text className="ink" style={text}>
      {children}
    </Text>
  );
}

/** An email address to write to with a tap. */
export function EmailLink({ email }: { email: string }): ReactNode {
  return (
    <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} style={linkStyle}>
      {email}
    </Link>
  );
}

/** A phone number to call with a tap. */
export function PhoneLink({ phone }: { phone: string }): ReactNode {
  return (
    <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} style={linkStyle}>
      {phone}
    </Link>
  );
}

/** A message as its author wrote it, with paragraphs and line breaks, and a line at its left edge. */
export function Words({ children, quiet = false }: { children: string; quiet?: boolean }): ReactNode {
  return (
    <Section
      className={quiet ? 'line' : undefined}
      style={{ borderLeft: `3px solid ${quiet ? colors.line : colors.sun}`, margin: '0 0 16px', paddingLeft: '16px' }}
    >
      {children.split(/\n{2,}/).map((paragraph, place) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once.
          key={place}
          className={quiet ? 'quiet' : 'ink'}
          style={{
            ...text,
            color: quiet ? colors.quiet : colors.ink,
            margin: place ? '12px 0 0' : 0,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
          }}
        >
          {paragraph}
        </Text>
      ))}
    </Section>
  );
}

/** A code in large type. */
export function Large({ children }: { children: ReactNode }): ReactNode {
  return (
    <Text
      className="ink"
      style={{ ...text, fontFamily: displayFamily, fontSize: '32px', lineHeight: '40px', letterSpacing: '0.04em', margin: '0 0 18px' }}
    >
      {children}
    </Text>
  );
}

/** A label and its value on their own line. */
export function Row({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Text
      className="ink line"
      style={{
        ...text,
        borderTop: `1px solid ${colors.line}`,
        margin: 0,
        overflowWrap: 'anywhere',
        padding: '9px 0',
        whiteSpace: 'pre-line',
      }}
    >
      <span className="quiet" style={{ color: colors.quiet }}>
        {label}:{' '}
      </span>
      {children}
    </Text>
  );
}

/** A row for each value that isn't empty. */
export function Rows({ values }: { values: Record<string, ReactNode> }): ReactNode {
  return Object.entries(values).map(
    ([label, value]) =>
      value && (
        <Row key={label} label={label}>
          {value}
        </Row>
      ),
  );
}

/** Edits by place: where, and the owner's words. */
export function Edits({ edits }: { edits: { place: string; words: string }[] }): ReactNode {
  return edits.map(({ place, words }) => (
    <Row key={`${place} ${words}`} label={place}>
      {words}
    </Row>
  ));
}

/** Someone else's text for a subject line: without line breaks, and up to `length` characters. */
export function oneLine(words: string, length: number): string {
  return words.replace(/[\r\n]+/g, ' ').slice(0, length);
}

export interface LetterProps {
  preview: string;
  headline: string;
  children: ReactNode;
  action?: { label: string; url: string };
  footnote?: ReactNode;
}
