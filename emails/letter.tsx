import { Body, Button, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { brand } from '../content/brand.ts';

const ink = '#0b172c';
const quiet = '#44526b';
const text = {
  color: ink,
  fontFamily: '"Hanken Grotesk", Helvetica, Arial, sans-serif',
  fontSize: '16px',
  lineHeight: '25px',
  margin: '0 0 16px',
};

/** The one sheet every mail is written on: name, headline, text, one button, and who sent it. */
export function Letter({ preview, headline, children, action, footnote }: LetterProps): ReactNode {
  return (
    <Html lang="en-US">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#f5f3ee', margin: 0, padding: '32px 12px' }}>
        <Container style={{ backgroundColor: '#fcfbf8', borderTop: '6px solid #ffb533', maxWidth: '560px', padding: '32px 32px 24px' }}>
          <Text style={{ ...text, fontFamily: 'Newsreader, Georgia, serif', fontSize: '20px', margin: '0 0 28px' }}>{brand.name}</Text>
          <Text
            style={{
              ...text,
              fontFamily: 'Newsreader, Georgia, serif',
              fontSize: '34px',
              lineHeight: '37px',
              letterSpacing: '-0.02em',
              margin: '0 0 20px',
            }}
          >
            {headline}
          </Text>
          {children}
          {action && (
            <Section style={{ margin: '28px 0 8px' }}>
              <Button
                href={action.url}
                style={{
                  backgroundColor: ink,
                  borderRadius: '8px',
                  color: '#fcfbf8',
                  fontFamily: text.fontFamily,
                  fontSize: '16px',
                  fontWeight: 600,
                  padding: '14px 24px',
                }}
              >
                {action.label}
              </Button>
            </Section>
          )}
          {footnote && <Text style={{ ...text, color: quiet, fontSize: '14px', lineHeight: '21px', margin: '16px 0 0' }}>{footnote}</Text>}
          <Hr style={{ borderColor: '#e3ded3', margin: '32px 0 16px' }} />
          <Text style={{ ...text, color: quiet, fontSize: '13px', lineHeight: '20px', margin: 0 }}>
            {brand.name}, {brand.tagline.charAt(0).toLowerCase() + brand.tagline.slice(1)}. Support {brand.supportHours.label},{' '}
            {brand.phone.display},{' '}
            <Link href={`mailto:${brand.email}`} style={{ color: quiet }}>
              {brand.email}
            </Link>
            .
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph. */
export function P({ children }: { children: ReactNode }): ReactNode {
  return <Text style={text}>{children}</Text>;
}

/** What somebody wrote, paragraph by paragraph and line by line, with a rule at its left. */
export function Words({ children, quiet: fromBefore = false }: { children: string; quiet?: boolean }): ReactNode {
  return (
    <Section style={{ borderLeft: `3px solid ${fromBefore ? '#e3ded3' : '#ffb533'}`, margin: '0 0 16px', paddingLeft: '16px' }}>
      {children.split(/\n{2,}/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once.
        <Text key={place} style={{ ...text, color: fromBefore ? quiet : ink, margin: place ? '12px 0 0' : 0, whiteSpace: 'pre-line' }}>
          {paragraph}
        </Text>
      ))}
    </Section>
  );
}

/** Someone's own words, or a code: set large. */
export function Large({ children }: { children: ReactNode }): ReactNode {
  return (
    <Text style={{ ...text, fontFamily: 'Newsreader, Georgia, serif', fontSize: '30px', lineHeight: '38px', letterSpacing: '0.04em' }}>
      {children}
    </Text>
  );
}

/** Label and value in a line of their own. */
export function Row({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Text style={{ ...text, borderTop: '1px solid #e3ded3', margin: 0, padding: '9px 0' }}>
      <span style={{ color: quiet }}>{label}: </span>
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
