import { type ReactNode, useEffect, useState } from 'react';
import type { OfferedLook } from '../../../domain/looks/offered-looks.ts';
import { ask } from '../../brief/ask.ts';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';

const shownLooks = 3;

/** The owner's home page in the first of the looks that the editor offers. Nothing if they can't be loaded. */
export function LookThumbnails({ projectId }: { projectId: string }): ReactNode {
  const [looks, setLooks] = useState<OfferedLook[]>();
  useEffect(() => {
    let isLeft = false;
    void ask<{ looks: OfferedLook[] }>('portal', 'looks', projectId).then((answer) => {
      if (!isLeft) setLooks(answer?.looks ?? []);
    });
    return () => {
      isLeft = true;
    };
  }, [projectId]);
  if (looks?.length === 0) return null;
  return (
    <div aria-hidden="true" inert className="mt-2 grid max-w-xl grid-cols-3 gap-2">
      {Array.from({ length: shownLooks }, (_, index) => looks?.[index]).map((look, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places fill when the looks arrive
        <div key={index} className="relative aspect-[8/5] overflow-hidden rounded-1 border border-line bg-sunk">
          {look && <ScaledPage src={`${look.origin}/`} title="" pageWidth={1280} scripts />}
        </div>
      ))}
    </div>
  );
}
