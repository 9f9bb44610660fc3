import { Body, Button, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components';
import { createContext, type ReactNode, useContext } from 'react';
import { brand } from '../content/brand.ts';
import { colors, displayFamily, headStyle, textFamily } from './mail-style.ts';

const text = { color: colors.ink, fontFamily: textFamily, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' };
const small = { ...text, color: colors.quiet, fontSize: '14px', lineHeight: '21px', margin: 0 };

/** Where the reader of a mail chooses which mails come; '' for mails that always come. */
export const ChoicesUrl = createContext('');
/** When questions are answered: '10am-6pm daily'. */
export const SupportHours = createContext<string>(brand.supportHours.label);

/** The one sheet every mail is written on: name, headline, text, one button, and who sent it. */
export function Letter({ preview, headline, children, action, footnote }: LetterProps): ReactNode {
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

/** The half sun on its horizon, and the name. */
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

/** Who sent it, where they are, and how to choose. */
function Sender(): ReactNode {
  const choicesUrl = useContext(ChoicesUrl);
  const supportHours = useContext(SupportHours);
  return (
    <Text className="quiet" style={{ ...small, fontSize: '13px', lineHeight: '20px' }}>
      {brand.name}, {brand.postalAddress}. Support {supportHours}, <span style={{ whiteSpace: 'nowrap' }}>{brand.phone.display}</span>,{' '}
      <Link href={`mailto:${brand.email}`} style={linkStyle}>
        {brand.email}
      </Link>
      .{' '}
      {choicesUrl && (
        <Link href={choicesUrl} style={linkStyle}>
          Choose which mails you get
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

/** A phone number or an address, to call or to write to at a touch. */
export function Way({ to, children }: { to: string; children: string }): ReactNode {
  return (
    <Link href={to} style={linkStyle}>
      {children}
    </Link>
  );
}

/** What somebody wrote, paragraph by paragraph and line by line, with a rule at its left. */
export function Words({ children, quiet: fromBefore = false }: { children: string; quiet?: boolean }): ReactNode {
  return (
    <Section
      className={fromBefore ? 'line' : undefined}
      style={{ borderLeft: `3px solid ${fromBefore ? colors.line : colors.sun}`, margin: '0 0 16px', paddingLeft: '16px' }}
    >
      {children.split(/\n{2,}/).map((paragraph, place) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once.
          key={place}
          className={fromBefore ? 'quiet' : 'ink'}
          style={{
            ...text,
            color: fromBefore ? colors.quiet : colors.ink,
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

/** A code: set large. */
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

/** Label and value in a line of their own. */
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

export interface LetterProps {
  preview: string;
  headline: string;
  children: ReactNode;
  action?: { label: string; url: string };
  footnote?: ReactNode;
}
