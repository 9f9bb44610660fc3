import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import type { ChosenSection } from './chosen-section.ts';
import type { ProjectData } from './project-data.ts';

interface Props {
  shown: NonNullable<ProjectData['shown']>;
  heading: string;
  page: string;
  onPage: (page: string) => void;
  chosen: ChosenSection | null;
  takesChanges: boolean;
  pageRef: RefObject<HTMLIFrameElement | null>;
  trigger: ReactNode;
}

/** The version full screen, on phones. A tapped section is selected in the form below the draft. */
export function FullScreenDraft({ shown, heading, page, onPage, chosen, takesChanges, pageRef, trigger }: Props) {
  const [open, setOpen] = useState(false);
  const asking = useRef(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            if (!asking.current) return;
            asking.current = false;
            event.preventDefault();
            document.querySelector<HTMLTextAreaElement>('textarea[name="words"]')?.focus();
          }}
          className="fixed inset-0 z-40 flex flex-col bg-bg text-ink outline-none md:hidden"
        >
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
            <ScaledPage
              key={page}
              src={`${shown.origin}${page}`}
              title={`${heading}, full screen`}
              pageWidth={390}
              scripts
              pageRef={pageRef}
            />
          </div>
          <div className={`flex min-h-16 items-center gap-3 border-t border-line px-4 text-small ${takesChanges ? '' : 'hidden'}`}>
            {chosen ? (
              <>
                <b className="min-w-0 flex-1 truncate font-semibold">{chosen.label}</b>
                <Button
                  size="small"
                  onClick={() => {
                    asking.current = true;
                    setOpen(false);
                  }}
                >
                  Request an edit
                </Button>
              </>
            ) : (
              <p className="text-ink-2">Tap a section to change it.</p>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
