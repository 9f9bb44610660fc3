import { truncate } from '../text/truncate.ts';
import { Letter, oneLine, P, Words } from './letter.tsx';

interface Props {
  to: 'customer' | 'staff';
  firstName: string;
  from: string;
  /** Where a reply to them goes, for staff; missing in emails that an earlier release queued. */
  email?: string;
  /** A project's name, or ''. */
  about: string;
  message: string;
  files: string[];
  url: string;
}

export const subject = ({ from, about }: Props) => {
  const line = about ? `${from} wrote about ${about}` : `${from} wrote to you`;
  return oneLine(line, 120);
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

/** A new message that its reader hasn't seen yet, in the portal or in the admin area. */
export default function MessageReceived({ to, firstName, from, about, message, files, url }: Props) {
  return (
    <Letter
      preview={truncate(message, 120) || files.join(', ')}
      headline={`${from} wrote to you.`}
      action={{ label: to === 'staff' ? 'Read and reply' : 'Reply in your portal', url }}
      footnote="We email you about this conversation no more than once every ten minutes, and only until you’ve read it."
    >
      <P>
        Hello{firstName && ` ${firstName}`}, {about ? `about ${about}:` : 'you have a new message:'}
      </P>
      {message && <Words>{message}</Words>}
      {files.length > 0 && <P>Attached: {files.join(', ')}</P>}
    </Letter>
  );
}
