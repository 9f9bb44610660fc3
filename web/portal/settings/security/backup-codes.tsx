import { Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { brand } from '../../../../content/brand.ts';
import { holdUnsaved } from '../../../browser/typed-input.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Icon } from '../../../ui/drawings/icon.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';

/** Ten codes, shown once, with ways to copy, download and print them. The browser asks before it leaves the page. */
export function BackupCodes({ codes }: { codes: string[] }) {
  useEffect(holdUnsaved, []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const text = `${brand.name} backup codes. Each works once, after your password, instead of a code from your app.\n\n${codes.join('\n')}\n`;
  return (
    <RuledSection title="Your backup codes" className="max-w-2xl">
      <p className="text-small text-ink-2">
        Two-factor authentication is on. If you lose your phone, use one of these codes to log in. Each works once. We won’t show them
        again, so save them somewhere other than your phone before you leave this page.
      </p>
      <div className="print-alone my-6">
        <p className="hidden print:block">{brand.name} backup codes. Each works once, after your password.</p>
        <ol className="grid max-w-sm grid-flow-col grid-cols-2 grid-rows-5 gap-x-8 border-t border-line font-mono text-[1.1rem]">
          {codes.map((code) => (
            <li key={code} className="border-b border-line py-2 tracking-wide">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton to="/portal/settings/security" size="small">
          I saved them
        </LinkButton>
        <CopyButton text={text} label="Copy" />
        <Button look="secondary" size="small" onClick={() => download(text)}>
          <Icon of={Download} size={16} />
          Download
        </Button>
        <Button look="secondary" size="small" onClick={() => print()}>
          <Icon of={Printer} size={16} />
          Print
        </Button>
      </div>
    </RuledSection>
  );
}

function download(text: string): void {
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  file.download = `${brand.name.toLowerCase()}-backup-codes.txt`;
  file.click();
  URL.revokeObjectURL(file.href);
}
