import { Letter, P, Words } from './letter.tsx';

interface Props {
  to: 'customer' | 'staff';
  firstName: string;
  from: string;
  about: string;
  message: string;
  files: string[];
  url: string;
}

export const subject = ({ from, about }: Props) => {
  const line = about ? `${from} wrote about ${about}` : `${from} wrote to you`;
  return line.replace(/[\r\n]+/g, ' ').slice(0, 120);
};

export const sample: Props = {
  to: 'customer',
  firstName: 'Dana',
  from: 'Mara',
  about: 'Hollis & Daughter Plumbing',
  message: 'The Saturday hours are in. Do you also want them on the contact page?',
  files: ['contact-page.png'],
  url: 'https://sunup.test/portal/messages?project=01890000-0000-7000-8000-000000000000',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'to staff': {
    to: 'staff',
    firstName: 'Mara',
    from: 'Dana Whitlock',
    url: 'https://sunup.test/admin/messages/01890000-0000-7000-8000-000000000000',
  },
};

/** Somebody wrote to the reader, who has not seen it yet. */
export default function MessageReceived({ to, firstName, from, about, message, files, url }: Props) {
  return (
    <Letter
      preview={message.slice(0, 120) || files.join(', ')}
      headline={`${from} wrote to you.`}
      action={{ label: to === 'staff' ? 'Read and answer' : 'Answer in your portal', url }}
      footnote="More from this conversation comes by mail at most every ten minutes, and only while you have not read it."
    >
      <P>
        Hello{firstName && ` ${firstName}`}, {about ? `about ${about}:` : 'this came for you:'}
      </P>
      {message && <Words>{message}</Words>}
      {files.length > 0 && <P>Attached: {files.join(', ')}</P>}
    </Letter>
  );
}
