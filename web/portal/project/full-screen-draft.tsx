import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseOnBack } from '../../ui/controls/close-on-back.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import type { ProjectData } from './project-data.ts';

interface Props {
  shown: NonNullable<ProjectData['shown']>;
  heading: string;
  page: string;
  onPage: (page: string) => void;
  trigger: ReactNode;
}

/** A version full screen, on phones, to read. One that can be changed opens in the editor instead. */
export function FullScreenDraft({ shown, heading, page, onPage, trigger }: Props) {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 top-(--strip) bottom-0 z-40 flex flex-col bg-bg text-ink outline-none md:hidden"
        >
          <CloseOnBack isWholeScreen />
          <div className="flex min-h-14 items-center gap-3 border-b border-line pr-2 pl-4">
            <Dialog.Title className="min-w-0 flex-1 truncate ui-heading">{heading}</Dialog.Title>
            <Select size="small" aria-label="Page" className="w-32 shrink-0" value={page} onChange={(event) => onPage(event.target.value)}>
              {shown.pages.map((candidate) => (
                <option key={candidate.path} value={candidate.path}>
                  {candidate.label}
                </option>
              ))}
            </Select>
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close" />
            </Dialog.Close>
          </div>
          <div className="relative flex-1 overflow-hidden bg-white scheme-light">
            <ScaledPage key={page} src={`${shown.origin}${page}`} title={`${heading}, full screen`} pageWidth={390} scripts isTabbable />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
