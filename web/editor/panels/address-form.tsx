import { type ReactNode, useState } from 'react';
import { AddressField, useAddressCheck } from '../../brief/address-field.tsx';
import { pathWith } from '../../http/own-path.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import type { EditorData } from '../editor-data.ts';
import type { Editor } from '../use-editor.ts';

interface Props {
  data: EditorData;
  make: Editor['make'];
  startsOpen?: boolean;
}

/** The free web address, with whether it's available as it's typed. A live site's is changed in the settings, where it says what follows. */
export function AddressForm({ data: { area, project, inPortal }, make, startsOpen = false }: Props): ReactNode {
  const [isOpen, setOpen] = useState(startsOpen && !project.isLive);
  const [typed, setTyped] = useState(project.slug);
  const [error, setError] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const isChanged = typed.trim() !== project.slug;
  const check = useAddressCheck(project.id, typed, isOpen && isChanged, area);
  const domain = project.freeHost.slice(project.slug.length);
  const save = async () => {
    const outcome = await make({ kind: 'address', typed }, 'Saving...');
    setSaved(outcome.ok);
    if (outcome.ok) setOpen(false);
    else setError(outcome.errors.address ?? Object.values(outcome.errors)[0]);
  };
  return (
    <section className={isOpen ? 'my-2 rounded-3 border-[1.5px] border-ink px-4 py-3' : 'flex items-start gap-4 border-t border-line py-3'}>
      <div className="min-w-0 flex-1">
        <h3 className="ui-heading">Web address</h3>
        {!isOpen && (
          <p translate="no" className="text-small wrap-anywhere text-ink-2">
            {project.freeHost}
          </p>
        )}
        <p role="status" className="text-small font-semibold empty:hidden">
          {isSaved && !isOpen && 'Web address saved.'}
        </p>
        {project.isLive && (
          <p className="text-small text-ink-2">
            {area === 'portal' ? (
              <>
                Your site is live, so people already use this address.{' '}
                <Link to={pathWith('/portal/settings/domain', inPortal)} className="link">
                  Change it in your settings
                </Link>
                .
              </>
            ) : (
              'The site is live, so its owner changes this address in their settings.'
            )}
          </p>
        )}
      </div>
      {!isOpen && !project.isLive && (
        <button
          type="button"
          aria-label="Edit web address"
          onClick={() => {
            setOpen(true);
            setSaved(false);
          }}
          className="link min-h-11 text-small"
        >
          Edit
        </button>
      )}
      {isOpen && (
        <form
          className="grid gap-4 pt-2"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <AddressField
            name="address"
            label="Web address"
            domain={domain}
            typed={typed}
            check={check}
            error={error}
            onType={(next) => {
              setTyped(next);
              setError(undefined);
            }}
          />
          <div className="flex gap-2">
            <Button type="submit" disabled={!isChanged || (typeof check === 'object' && !check.isFree)}>
              Save web address
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
