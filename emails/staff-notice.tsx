import { Letter, P } from './letter.tsx';

interface Props {
  title: string;
  message: string;
  url: string;
}

export const subject = ({ title }: Props) => title;

export const sample: Props = {
  title: 'Quality check failed',
  message: 'Juniper & Salt failed the color contrast check.',
  url: 'https://sunup.test/admin/projects/sample',
};

/** A short notice for admins. */
export default function StaffNotice({ title, message, url }: Props) {
  return (
    <Letter preview={message} headline={title} action={{ label: 'Open', url }}>
      <P>{message}</P>
    </Letter>
  );
}
