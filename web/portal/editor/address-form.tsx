import { type ReactNode, useEffect, useState } from 'react';
import type { AddressCheck } from '../../../domain/briefs/web-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import type { EditorData } from './editor-data.ts';
import { ask } from './send-change.ts';
import type { Editor } from './use-editor.ts';

/** How long after the last key an address is checked. */
const pauseMs = 300;

/** The free web address, with whether it's available as it's typed. A live site keeps its own. */
export function AddressForm({ data: { project }, make }: { data: EditorData; make: Editor['make'] }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(project.slug);
  const [check, setCheck] = useState<AddressCheck>();
  const [error, setError] = useState<string>();
  const isChanged = typed.trim() !== project.slug;
  useEffect(() => {
    setCheck(undefined);
    if (!isOpen || !isChanged || typed.trim().length < 2) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await ask<AddressCheck>('address', project.id, typed);
      if (!isOver) setCheck(found);
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, isOpen, isChanged, project.id]);
  const domain = project.host.slice(project.slug.length);
  const save = async () => {
    const outcome = await make({ kind: 'address', typed }, 'Saving...');
    if (outcome.ok) setOpen(false);
    else setError(outcome.errors.address ?? Object.values(outcome.errors)[0]);
  };
  return (
    <section className={isOpen ? 'my-2 rounded-3 border-[1.5px] border-ink px-4 py-3' : 'flex items-start gap-4 border-t border-line py-3'}>
      <div className="min-w-0 flex-1">
        <h3 className="ui-heading">Web address</h3>
        {!isOpen && <p className="text-small wrap-anywhere text-ink-2">{project.host}</p>}
        {project.isLive && (
          <p className="text-small text-ink-2">Your site is live, so people already use this address. Send us a message to change it.</p>
        )}
      </div>
      {!isOpen && !project.isLive && (
        <button type="button" aria-label="Edit web address" onClick={() => setOpen(true)} className="link min-h-11 text-small">
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
          <Field label="Web address" hint={`Ends with ${domain}`} error={error}>
            <TextInput
              name="address"
              value={typed}
              maxLength={80}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                setError(undefined);
              }}
            />
          </Field>
          <div role="status" className="min-h-6 text-small">
            {isChanged && typed.trim().length >= 2 && <Availability check={check} domain={domain} onTake={setTyped} />}
          </div>
          <div className="flex gap-2">
            <Button type="submit" disabled={!isChanged || check?.isFree === false}>
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

function Availability({
  check,
  domain,
  onTake,
}: {
  check: AddressCheck | undefined;
  domain: string;
  onTake: (slug: string) => void;
}): ReactNode {
  if (!check) return <Dot state="waiting">Checking...</Dot>;
  if (check.isFree)
    return (
      <Dot state="done">
        Available: {check.slug}
        {domain}
      </Dot>
    );
  return (
    <Dot state="late">
      Taken. Try{' '}
      <button type="button" className="link" onClick={() => onTake(check.suggestion ?? '')}>
        {check.suggestion}
      </button>
    </Dot>
  );
}
