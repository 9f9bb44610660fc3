import { Lock, LockOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type AnswerPath, answerAt } from '../../../domain/briefs/schema.ts';
import { densities, shapes } from '../../../sites/document/tuning.ts';
import { truncate } from '../../../text/truncate.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Field, Select } from '../../ui/controls/field.tsx';
import type { EditorData } from '../editor-data.ts';
import type { Editor } from '../use-editor.ts';
import type { PanelProps } from './panels.ts';

/** What only operators choose: variants of sections, details of the theme, and what the owner can't change. */
export function StructurePanel({ editor, draft: { page } }: PanelProps): ReactNode {
  const [error, setError] = useState<string>();
  const make: Make = async (change, what) => {
    const outcome = await editor.make(change, what);
    setError(outcome.ok ? undefined : Object.values(outcome.errors)[0]);
  };
  if (!editor.data.structure) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {error}
      </p>
      <Tuning data={editor.data} isBusy={editor.busy !== undefined} make={make} />
      <Variants data={editor.data} isBusy={editor.busy !== undefined} make={make} />
      <Locks data={editor.data} page={page} isBusy={editor.busy !== undefined} make={make} />
    </div>
  );
}

type Make = (...change: Parameters<Editor['make']>) => Promise<void>;
interface PartProps {
  data: EditorData;
  isBusy: boolean;
  make: Make;
}

/** What is chosen when nothing is. */
const unset = '';
const shapeNames = { theme: 'Theme default', sharp: 'Sharp', soft: 'Soft', round: 'Round' };
const densityNames = { theme: 'Theme default', compact: 'Compact', airy: 'Airy' };

function Tuning({ data, isBusy, make }: PartProps): ReactNode {
  const { pairings = [], tuning } = data.structure ?? {};
  const chosen = (answerAt(data.answers, 'look.tuning') ?? {}) as Partial<Record<'pairing' | 'shape' | 'density', string>>;
  const fields = [
    { key: 'pairing', label: 'Fonts', options: pairings.map(({ key, label }) => [key, label]) },
    { key: 'shape', label: 'Corners', options: shapes.map((shape) => [shape, shapeNames[shape]]) },
    { key: 'density', label: 'Spacing', options: densities.map((density) => [density, densityNames[density]]) },
  ] as const;
  return (
    <section aria-labelledby="tuning-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="tuning-heading" className="ui-heading">
        Theme
      </h3>
      {fields.map(({ key, label, options }) => (
        <Field key={key} label={label}>
          <Select
            size="small"
            value={chosen[key] ?? unset}
            aria-disabled={isBusy}
            onChange={({ target: { value } }) => {
              if (isBusy) return;
              const { [key]: _, ...rest } = chosen;
              void make(
                factChange(data, 'look.tuning', value === unset ? rest : { ...rest, [key]: value }, label),
                'Changing the theme...',
              );
            }}
          >
            <option value={unset}>Our choice{chosen[key] ? '' : `: ${options.find(([name]) => name === tuning?.[key])?.[1] ?? ''}`}</option>
            {options.map(([name, text]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </section>
  );
}

function Variants({ data, isBusy, make }: PartProps): ReactNode {
  const chosen = (answerAt(data.answers, 'look.variants') ?? []) as { section: string; variant: string }[];
  return (
    <section aria-labelledby="variants-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3 id="variants-heading" className="ui-heading">
          Variants
        </h3>
        <p className="text-small text-ink-2">
          A variant applies to every section of its kind, so pages match. The theme’s own variants are listed first.
        </p>
      </div>
      {data.structure?.kinds.map(({ kind, label, variant, variants }) => {
        const own = chosen.find(({ section }) => section === kind)?.variant;
        return (
          <Field key={kind} label={label}>
            <Select
              size="small"
              value={own ?? unset}
              aria-disabled={isBusy}
              onChange={({ target: { value } }) => {
                if (isBusy) return;
                const others = chosen.filter(({ section }) => section !== kind);
                const next = value === unset ? others : [...others, { section: kind, variant: value }];
                void make(factChange(data, 'look.variants', next, label), 'Changing the variant...');
              }}
            >
              <option value={unset}>Our choice{own ? '' : `: ${variantName(variant)}`}</option>
              {variants.map((name) => (
                <option key={name} value={name}>
                  {variantName(name)}
                </option>
              ))}
            </Select>
          </Field>
        );
      })}
    </section>
  );
}

function Locks({ data, page, isBusy, make }: PartProps & { page: string }): ReactNode {
  const pageDraft = data.draft.pages.find(({ path }) => path === page);
  const parts = [
    { lock: 'look', name: 'Look and order' },
    { lock: 'pages', name: 'Choice of pages' },
    ...(pageDraft?.sections ?? []).map(({ lock, name }) => ({ lock, name })),
  ];
  const lockable = new Set(data.draft.pages.flatMap(({ sections }) => sections.map(({ lock }) => lock)));
  const gone = data.locks.filter((lock) => lock !== 'look' && lock !== 'pages' && !lockable.has(lock));
  return (
    <section aria-labelledby="locks-heading">
      <h3 id="locks-heading" className="ui-heading">
        Locks
      </h3>
      <p className="text-small text-ink-2">
        The customer can’t change what’s locked. Facts such as hours and prices, and the photos, can still change.
        {pageDraft && ` The sections below are on the ${pageDraft.label} page.`}
      </p>
      <ul className="mt-2">
        {[...parts, ...gone.map((lock) => ({ lock, name: `No longer on the site: ${lock.replace('#', ' ')}` }))].map(({ lock, name }) => {
          const isLocked = data.locks.includes(lock);
          const change = { kind: 'lock' as const, lock, isLocked: !isLocked, name: truncate(name, 80) };
          return (
            <li key={lock} className="flex min-h-12 items-center gap-3 border-t border-line text-small">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {isLocked && <span className="text-ink-2">Locked</span>}
              <IconButton
                icon={isLocked ? Lock : LockOpen}
                size={16}
                label={`${isLocked ? 'Unlock' : 'Lock'}: ${name}`}
                disabled={isBusy}
                onClick={() => void make(change, isLocked ? 'Unlocking...' : 'Locking...')}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function factChange({ answers }: EditorData, path: AnswerPath, value: unknown, name: string) {
  return { kind: 'facts' as const, name, facts: [{ path, value, was: answerAt(answers, path) ?? null }] };
}

/** 'two-columns' as 'Two columns'. */
function variantName(variant: string): string {
  const words = variant.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
