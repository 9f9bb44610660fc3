import { Body, Button, Container, Head, Hr, Html, Img, Link, Preview, Section, Text } from '@react-email/components';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { brand } from '../content/brand.ts';
import { ownHours } from '../content/hours.ts';
import { mailto } from '../text/email-address.ts';
import { phoneParts } from '../text/phone.ts';
import { truncate } from '../text/truncate.ts';
import { colors, displayFamily, headStyle, styles } from './mail-style.ts';

/** Where readers choose which emails they get; '' for emails that are always sent. */
export const ChoicesUrl = createContext('');
/** Support hours: '10am-6pm daily'. */
export const SupportHours = createContext<string>(ownHours.support.label);

/** Address of the uploaded mark; '' for the half sun. */
export const MarkUrl = createContext('');

/** What an email says below the name in a trial. '' otherwise. */
export const TrialNote = createContext('');

/** The frame of every email: name, headline, text, one button, and the sender. */
export function Letter({ preview, headline, children, action, footnote }: LetterProps): ReactNode {
  const { small, headlineStyle, buttonStyle } = styles();
  const { page, sheet, line } = colors();
  const trialNote = useContext(TrialNote);
  return (
    <Html lang="en-US">
      <Head>
        <title>{headline}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{headStyle()}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={{ backgroundColor: page, margin: 0, padding: '32px 12px' }}>
        <Container className="sheet" style={{ backgroundColor: sheet, maxWidth: '576px', padding: '28px 36px 26px' }}>
          <LogoLine />
          {trialNote && (
            <Text className="quiet" style={{ ...small, margin: '-14px 0 26px' }}>
              {trialNote}
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
          <Hr className="line" style={{ borderColor: line, borderStyle: 'solid', borderWidth: '1px 0 0', margin: '30px 0 16px' }} />
          <Sender />
        </Container>
      </Body>
    </Html>
  );
}

/** The logo line: the uploaded mark or a half sun on its horizon, and the name. */
function LogoLine(): ReactNode {
  const { nameStyle, sunStyle, markStyle } = styles();
  const markUrl = useContext(MarkUrl);
  return (
    <Text className="ink rule" style={nameStyle}>
      {markUrl ? <Img src={markUrl} alt="" width={28} height={28} style={markStyle} /> : <span style={sunStyle} />}
      {brand.name}
    </Text>
  );
}

/** The sender's name and address, and the link to email settings. */
function Sender(): ReactNode {
  const { small } = styles();
  const choicesUrl = useContext(ChoicesUrl);
  const supportHours = useContext(SupportHours);
  return (
    <Text className="quiet" style={{ ...small, fontSize: '13px', lineHeight: '20px' }}>
      {[brand.name, brand.postalAddress].filter(Boolean).join(', ')}. Support {supportHours},{' '}
      {brand.phone && (
        <>
          <span style={{ whiteSpace: 'nowrap' }}>{brand.phone}</span>,{' '}
        </>
      )}
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
    <Text className="ink" style={styles().text}>
      {children}
    </Text>
  );
}

/** An email address to write to with a tap. */
export function EmailLink({ email }: { email: string }): ReactNode {
  return (
    <Link href={mailto(email)} style={linkStyle}>
      {email}
    </Link>
  );
}

/** A phone number to call with a tap. Text with two numbers has two links. */
export function PhoneLink({ phone }: { phone: string }): ReactNode {
  return phoneParts(phone).map(({ text, href }, place) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once.
      <Link key={place} href={href} style={linkStyle}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}

/** A message as its author wrote it, with paragraphs and line breaks, and a line at its left edge. */
export function Words({ children, quiet = false }: { children: string; quiet?: boolean }): ReactNode {
  const { text } = styles();
  const { line, sun, quiet: muted, ink } = colors();
  return (
    <Section
      className={quiet ? 'line' : undefined}
      style={{ borderLeft: `3px solid ${quiet ? line : sun}`, margin: '0 0 16px', paddingLeft: '16px' }}
    >
      {children.split(/(?:\r\n|\r|\n){2,}/).map((paragraph, place) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once.
          key={place}
          className={quiet ? 'quiet' : 'ink'}
          style={{
            ...text,
            color: quiet ? muted : ink,
            margin: place ? '12px 0 0' : 0,
            overflowWrap: 'anywhere',
          }}
        >
          {withBreaks(paragraph)}
        </Text>
      ))}
    </Section>
  );
}

/** Typed line breaks as `<br>`: Outlook for Windows and Samsung Email ignore `white-space`. */
function withBreaks(words: string): ReactNode {
  return words.split(/\r\n|\r|\n/).map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once.
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A code in large type. */
export function Large({ children }: { children: ReactNode }): ReactNode {
  return (
    <Text
      className="ink"
      style={{
        ...styles().text,
        fontFamily: displayFamily,
        fontSize: '32px',
        lineHeight: '40px',
        letterSpacing: '0.04em',
        margin: '0 0 18px',
      }}
    >
      {children}
    </Text>
  );
}

/** A label and its value on their own line. */
export function Row({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const { line, quiet } = colors();
  return (
    <Text
      className="ink line"
      style={{
        ...styles().text,
        borderTop: `1px solid ${line}`,
        margin: 0,
        overflowWrap: 'anywhere',
        padding: '9px 0',
      }}
    >
      <span className="quiet" style={{ color: quiet }}>
        {label}:{' '}
      </span>
      {typeof children === 'string' ? withBreaks(children) : children}
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
  return truncate(words.replace(/[\r\n]+/g, ' '), length);
}

export interface LetterProps {
  preview: string;
  headline: string;
  children: ReactNode;
  action?: { label: string; url: string };
  footnote?: ReactNode;
}

/** The first name in a whole one, for a greeting: 'Dr. Nora Hale' → 'Nora'. The whole name if it has none. */
export function firstNameIn(name: string): string {
  return name.split(/\s+/).find((word) => word && !/^(?:Dr|Mrs?|Ms|Prof|Rev)\.?$/i.test(word)) ?? name;
}
