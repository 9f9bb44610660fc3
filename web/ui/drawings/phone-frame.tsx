import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ScaledPage } from './scaled-page.tsx';

/** A site on a phone: `children`, or `src`/`srcDoc` with a `title`, laid out at `pageWidth` px and scaled to the frame. */
export function PhoneFrame({
  children,
  src,
  srcDoc,
  title,
  pageWidth = 390,
  className,
  viewClassName = 'aspect-[9/18]',
}: PhoneFrameProps): ReactNode {
  return (
    <div className={classNames('rounded-[22px] bg-[oklch(.14_.03_262)] p-1.5 shadow-2', className)}>
      <div className={classNames('@container relative overflow-hidden rounded-[16px] bg-white text-[#1a1a1a] scheme-light', viewClassName)}>
        {src || srcDoc ? <ScaledPage src={src} srcDoc={srcDoc} title={title ?? 'Page on a phone'} pageWidth={pageWidth} /> : children}
      </div>
    </div>
  );
}

export type PhoneFrameProps = {
  children?: ReactNode;
  src?: string;
  srcDoc?: string;
  title?: string;
  pageWidth?: number;
  className?: string;
  viewClassName?: string;
};
