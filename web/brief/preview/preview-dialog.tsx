import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { CloseOnBack } from '../../ui/controls/close-on-back.tsx';
import { PagePlaceholder } from '../../ui/drawings/page-placeholder.tsx';
import { useBriefForm } from '../brief-form.tsx';
import { EmptyPage } from './empty-page.tsx';
import { PreviewPage } from './preview-page.tsx';
import type { PreviewState } from './preview-state.ts';

/** The preview on phones: a button in the bar opens it full screen. */
export function PreviewDialog({ preview, host }: { preview: PreviewState; host: string }): ReactNode {
  const { answer } = useBriefForm();
  const { isEmpty, ...page } = preview;
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button look="secondary" size="small" className="md:hidden">
          Preview
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="night fixed inset-x-0 top-(--strip) bottom-0 z-40 flex flex-col bg-bg outline-none md:hidden"
        >
          <CloseOnBack isWholeScreen />
          <div className="flex min-h-14 items-center gap-3 pr-2 pl-4">
            <span className="min-w-0 flex-1 leading-tight">
              <Dialog.Title className="ui-heading">Your home page so far</Dialog.Title>
              <span className="block truncate text-micro text-ink-2">{host}</span>
            </span>
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close" />
            </Dialog.Close>
          </div>
          <div className="relative flex-1 bg-paper-2">
            {isEmpty ? (
              <EmptyPage name={String(answer('business.name') ?? '')} />
            ) : (
              <>
                <PagePlaceholder />
                <PreviewPage {...page} title="Your home page so far" isTabbable />
              </>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
