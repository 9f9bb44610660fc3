import { type LucideIcon, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import type { EditorData } from '../editor-data.ts';
import type { FromFrame } from '../frame/messages.ts';
import { DraftFrame, type DraftFrameHandle } from './draft-frame.tsx';

interface Props {
  data: EditorData;
  /** The path of the page that's shown. */
  page: string;
  isPhone: boolean;
  frame: RefObject<DraftFrameHandle | null>;
  onPage: (path: string) => void;
  onMessage: (message: FromFrame) => void;
  onReady: (hadFocus: boolean) => void;
  /** The bars below the draft. */
  children: ReactNode;
}

/** The draft, below a bar to choose its page and the width that it's shown at. */
export function DraftStage({ data, page, isPhone, frame, onPage, onMessage, onReady, children }: Props): ReactNode {
  const { draft, project, isLiveVersion } = data;
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const [search] = useSearchParams();
  const menu = draft.pages.filter(({ isPost }) => !isPost);
  const pageName = draft.pages.find((one) => one.path === page)?.label;
  return (
    <main id="draft" data-part="draft" className="min-h-0 min-w-0 md:col-start-3 md:p-5 md:pb-0">
      <div className="flex h-full flex-col overflow-hidden md:rounded-t-3 md:border md:border-line md:bg-raised md:shadow-1">
        <div className="@container flex min-h-11 items-center gap-4 border-b border-line px-4 max-md:hidden">
          <Segmented
            label="Page"
            value={page}
            onValueChange={onPage}
            options={menu.map((one) => ({ value: one.path, label: one.label }))}
          />
          <span className="ml-auto min-w-0 truncate text-small text-ink-2 @max-2xl:hidden">
            {!isLiveVersion && 'draft: '}
            <span translate="no">{project.host}</span>
          </span>
          <Segmented
            label="Screen"
            className="shrink-0 @max-2xl:ml-auto"
            value={device}
            onValueChange={(next) => setDevice(next as 'desktop' | 'phone')}
            options={[
              { value: 'desktop', label: <Device icon={Monitor} name="Desktop" /> },
              { value: 'phone', label: <Device icon={Smartphone} name="Phone" /> },
            ]}
          />
        </div>
        <div className={`relative min-h-0 flex-1 ${device === 'phone' && !isPhone ? 'mx-auto w-[390px] max-w-full' : ''}`}>
          <DraftFrame
            draft={draft}
            page={page}
            {...(!isPhone && device === 'desktop' && { pageWidth: 1280 })}
            startsAt={search.get('section') ?? undefined}
            isPhone={isPhone}
            title={`Draft, ${pageName ?? 'page'}`}
            handle={frame}
            onMessage={onMessage}
            onReady={onReady}
          />
        </div>
        {children}
      </div>
    </main>
  );
}

function Device({ icon, name }: { icon: LucideIcon; name: string }): ReactNode {
  return (
    <>
      <Icon of={icon} size={18} />
      <span className="sr-only">{name}</span>
    </>
  );
}
