import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './button.tsx';

const files = { csv: 'Download CSV', xlsx: 'Download Excel file' } as const;

/** Links to a list as files. `path` is a file's address by its extension. */
export function FileLinks({ path, className }: { path: (extension: keyof typeof files) => string; className?: string }): ReactNode {
  return (
    <div className={className ?? 'flex flex-wrap gap-2'}>
      {Object.entries(files).map(([extension, label]) => (
        <LinkButton key={extension} look="secondary" size="small" to={path(extension as keyof typeof files)} document download>
          <Download size={16} aria-hidden="true" />
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
