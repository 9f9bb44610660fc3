import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PageKey, pageChoices, pageLabel } from '../../../content/site-pages.ts';
import { answerAt } from '../../../domain/briefs/schema.ts';
import { lockWords } from '../../../domain/site-changes/schema.ts';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Field, Select, TextInput } from '../../ui/controls/field.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { isLockedFor } from '../locked.ts';
import { AddressForm } from './address-form.tsx';
import type { PanelProps } from './panels.ts';

/** The five pages: open one, or swap one for another. */
export function PagesPanel({ editor, draft: { page, setPage } }: PanelProps): ReactNode {
  const { data, make, busy } = editor;
  const [error, setError] = useState<string>();
  const [swapped, setSwapped] = useState<{ out: PageKey; into: PageKey }>();
  const picked = (answerAt(data.answers, 'pages') ?? []) as PageKey[];
  const made = data.draft.pages.map(({ kind }) => kind);
  const others = pageChoices.filter(({ key }) => !picked.includes(key) && !made.includes(key));
  const isLocked = isLockedFor(data, 'pages');
  const names = (answerAt(data.answers, 'look.pageNames') ?? []) as { page: string; name: string }[];
  const rename = async (kind: string, name: string) => {
    if (!name && !names.some(({ page: named }) => named === kind)) return undefined;
    // Names of pages that were swapped out would take the room of the others.
    const others = names.filter(
      ({ page: named }) => named !== kind && (picked.includes(named as PageKey) || made.includes(named as PageKey)),
    );
    const value = name ? [...others, { page: kind, name }] : others;
    const facts = [{ path: 'look.pageNames' as const, value, was: answerAt(data.answers, 'look.pageNames') ?? null }];
    const outcome = await make({ kind: 'facts', name: name ? `Page: ${name}` : 'Page name', facts }, 'Renaming...');
    return outcome.ok ? undefined : Object.values(outcome.errors)[0];
  };
  const swap = async (out: PageKey, into: PageKey) => {
    setError(undefined);
    setSwapped(undefined);
    const value = picked.map((kind) => (kind === out ? into : kind));
    const outcome = await make(
      { kind: 'facts', name: `Pages: ${pageLabel(into)} for ${pageLabel(out)}`, facts: [{ path: 'pages', value, was: picked }] },
      'Swapping pages...',
    );
    if (outcome.ok) setSwapped({ out, into });
    else setError(Object.values(outcome.errors)[0]);
  };
  return (
    <>
      <p className="text-ui text-ink-2">
        {isLocked ? lockWords.pages : 'Your site has five pages. Swap one and we’ll write the new one from your facts.'}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {error}
      </p>
      <p role="status" className="text-small font-semibold empty:hidden">
        {swapped && swappedWords(swapped, made)}
      </p>
      <ul className="mt-4">
        {data.draft.pages
          .filter(({ isPost }) => !isPost)
          .map(({ path, kind, standsFor, short, label }) => (
            <li key={path} className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-line py-2">
              <PageName
                name={label}
                isCurrent={path === page}
                canRename={!isLocked}
                isBusy={busy !== undefined}
                onOpen={() => setPage(path)}
                onRename={(name) => rename(kind, name)}
              />
              {isLocked ? null : kind === 'home' ? (
                <span className="text-small text-ink-2">Always there</span>
              ) : (
                <Field label={`Swap ${label}`} hideLabel className="group-has-[form]:hidden">
                  <Select
                    size="small"
                    value=""
                    aria-disabled={busy !== undefined}
                    onChange={(event) => busy === undefined && void swap(standsFor ?? kind, event.target.value as PageKey)}
                  >
                    <option value="">Swap for...</option>
                    {others.map((other) => (
                      <option key={other.key} value={other.key}>
                        {other.label}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
              {standsFor && (
                <p className="col-span-full text-small text-ink-2">
                  In place of {pageLabel(standsFor)}, because there’s nothing to put on it yet.
                </p>
              )}
              {short !== undefined && !standsFor && (
                <p className="col-span-full text-small text-ink-2">
                  This page has {short} words. Add to it in “Your facts”{kind === 'home' ? '' : ', or swap it'}.
                </p>
              )}
            </li>
          ))}
      </ul>
      <AddressForm data={data} make={make} startsOpen />
    </>
  );
}

/** What a swap did. A page that would be empty isn't on the site, which has another one in its place. */
function swappedWords({ out, into }: { out: PageKey; into: PageKey }, made: PageKey[]): string {
  return made.includes(into)
    ? `${pageLabel(into)} replaced ${pageLabel(out)}. We keep your answers, and you can undo it.`
    : `There’s nothing to put on ${pageLabel(into)} yet. Your site gets it once there is.`;
}

interface PageNameProps {
  name: string;
  isCurrent: boolean;
  canRename: boolean;
  isBusy: boolean;
  onOpen: () => void;
  /** Renames the page everywhere; an empty name restores ours. Answers with the problem, if there's one. */
  onRename: (name: string) => Promise<string | undefined>;
}

/** A page by its name in the navigation: opens it, or changes the name. */
function PageName({ name, isCurrent, canRename, isBusy, onOpen, onRename }: PageNameProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const isOpen = typed !== undefined;
  // The field and the button take each other's place, and the focus.
  useEffect(() => {
    if (isOpen) box.current?.querySelector('input')?.select();
    else if (wasOpen.current) box.current?.querySelector<HTMLElement>('[aria-label^="Rename"]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => {
    setTyped(undefined);
    setError(undefined);
  };
  const { left, tooLong } = lengthWords(typed ?? '', briefLimits.pageName);
  const save = async () => {
    const problem = typed?.trim() === name ? undefined : await onRename(typed?.trim() ?? '');
    if (problem) setError(problem);
    else close();
  };
  return (
    <div ref={box} className={isOpen ? 'col-span-full' : 'flex items-center gap-1'}>
      {isOpen ? (
        <form
          className="grid gap-3 py-2"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            close();
          }}
        >
          <Field
            label={`Name of the page “${name}”`}
            hint={left ?? 'Shown in the navigation. Leave it empty for our name.'}
            error={tooLong ?? error}
          >
            <TextInput size="small" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <div className="flex gap-2">
            <Button type="submit" size="small" disabled={Boolean(tooLong)} busy={isBusy && 'Saving...'}>
              Save name
            </Button>
            <Button look="quiet" size="small" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <>
          <button
            type="button"
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onOpen}
            className={`min-h-11 min-w-0 truncate text-left ${isCurrent ? 'font-semibold' : ''}`}
          >
            {name}
          </button>
          {canRename && <IconButton icon={Pencil} size={16} label={`Rename ${name}`} disabled={isBusy} onClick={() => setTyped(name)} />}
        </>
      )}
    </div>
  );
}
