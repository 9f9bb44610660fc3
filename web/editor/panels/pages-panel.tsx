import { type ReactNode, useState } from 'react';
import { type PageKey, pageChoices } from '../../../content/site-pages.ts';
import { answerAt } from '../../../domain/briefs/schema.ts';
import { lockWords } from '../../../domain/site-changes/schema.ts';
import { Field, Select } from '../../ui/controls/field.tsx';
import { isLockedFor } from '../locked.ts';
import { AddressForm } from './address-form.tsx';
import { PageName } from './page-name.tsx';
import type { PanelProps } from './panel-props.ts';

/** The five pages: open one, or swap one for another. */
export function PagesPanel({ editor, draft: { page, setPage } }: PanelProps): ReactNode {
  const { data, make, busy } = editor;
  const [error, setError] = useState<string>();
  const [swapped, setSwapped] = useState('');
  const picked = (answerAt(data.answers, 'pages') ?? []) as PageKey[];
  const others = pageChoices.filter(({ key }) => !picked.includes(key) && key !== 'home');
  const labelOf = (kind: PageKey) => pageChoices.find(({ key }) => key === kind)?.label ?? kind;
  const isLocked = isLockedFor(data, 'pages');
  const names = (answerAt(data.answers, 'look.pageNames') ?? []) as { page: string; name: string }[];
  const rename = async (kind: string, name: string) => {
    if (!name && !names.some(({ page: named }) => named === kind)) return undefined;
    // Names of pages that were swapped out would take the room of the others.
    const others = names.filter(({ page: named }) => named !== kind && picked.includes(named as PageKey));
    const value = name ? [...others, { page: kind, name }] : others;
    const facts = [{ path: 'look.pageNames' as const, value, was: answerAt(data.answers, 'look.pageNames') ?? null }];
    const outcome = await make({ kind: 'facts', name: name ? `Page: ${name}` : 'Page name', facts }, 'Renaming...');
    return outcome.ok ? undefined : Object.values(outcome.errors)[0];
  };
  const swap = async (out: PageKey, into: PageKey) => {
    setError(undefined);
    setSwapped('');
    const value = picked.map((kind) => (kind === out ? into : kind));
    const outcome = await make(
      { kind: 'facts', name: `Pages: ${labelOf(into)} for ${labelOf(out)}`, facts: [{ path: 'pages', value, was: picked }] },
      'Swapping pages...',
    );
    if (outcome.ok) setSwapped(`${labelOf(into)} replaced ${labelOf(out)}. We keep your answers, and you can undo it.`);
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
        {swapped}
      </p>
      <ul className="mt-4">
        {data.draft.pages
          .filter(({ isPost }) => !isPost)
          .map(({ path, kind, label }) => (
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
                    onChange={(event) => busy === undefined && void swap(kind, event.target.value as PageKey)}
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
            </li>
          ))}
      </ul>
      <AddressForm data={data} make={make} startsOpen />
    </>
  );
}
