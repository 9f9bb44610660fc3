import { type ReactNode, useEffect, useState } from 'react';
import { answerAt } from '../../../domain/briefs/schema.ts';
import type { OfferedLook } from '../../../domain/looks/offered-looks.ts';
import { lockWords } from '../../../domain/site-changes/schema.ts';
import { ask } from '../../brief/ask.ts';
import { ColorsAnswer } from '../../brief/steps/colors.tsx';
import { unavailable } from '../../ui/controls/button.tsx';
import { ScaledPage } from '../../ui/drawings/scaled-page.tsx';
import { isLockedFor } from '../locked.ts';
import type { Editor } from '../use-editor.ts';
import { CardForm } from './card-form.tsx';
import { nameAmong } from './look-names.ts';
import type { PanelProps } from './panels.ts';
import { SectionList } from './section-list.tsx';

/** Other looks of the site, its colors, and the order of the page's sections. */
export function LookPanel({ editor: own, draft: { page }, onTried }: PanelProps): ReactNode {
  const [error, setError] = useState<string>();
  const make: Editor['make'] = async (change, what) => {
    const outcome = await own.make(change, what);
    setError(outcome.ok ? undefined : Object.values(outcome.errors)[0]);
    return outcome;
  };
  const editor = { ...own, make };
  const isLocked = isLockedFor(own.data, 'look');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {error}
      </p>
      {isLocked ? (
        <p className="text-ui">{lockWords.look}</p>
      ) : (
        <>
          <Looks editor={editor} onTried={onTried} />
          <Palettes editor={editor} />
        </>
      )}
      <SectionList editor={editor} page={page} isLocked={isLocked} />
    </div>
  );
}

/** Six looks as they would be: the owner's own home page, small. */
function Looks({ editor, onTried }: { editor: Editor; onTried: PanelProps['onTried'] }): ReactNode {
  const { data, make } = editor;
  const [looks, setLooks] = useState<OfferedLook[]>();
  const [isFailed, setFailed] = useState(false);
  const { area, project } = data;
  const { id: projectId } = project;
  const load = () => {
    setFailed(false);
    void ask<{ looks: OfferedLook[] }>(area, 'looks', projectId).then((answer) => (answer ? setLooks(answer.looks) : setFailed(true)));
  };
  useEffect(load, [area, projectId]);
  useEffect(() => {
    if (!isFailed) return;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  });
  const choose = async (look: OfferedLook) => {
    const outcome = await make(
      {
        kind: 'facts',
        name: `Look: ${look.title}`,
        facts: [{ path: 'look.chosen', value: look.chosen, was: answerAt(data.answers, 'look.chosen') ?? null }],
      },
      'Trying this look...',
    );
    if (outcome.ok) onTried({ title: look.title, undo: outcome.undo });
  };
  return (
    <section aria-labelledby="looks-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id="looks-heading" className="ui-heading">
          Six other looks
        </h3>
        <p className="max-w-[46ch] text-small text-ink-2">
          Your own text, prices and photos. Trying one makes a new version, and you can always undo it.
        </p>
      </div>
      {isFailed && (
        <p role="alert" className="mt-3 text-small">
          We couldn’t load the looks.{' '}
          <button type="button" className="link" onClick={load}>
            Try again
          </button>
        </p>
      )}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-5 gap-y-6">
        {(looks ?? Array.from({ length: 6 }, () => undefined)).map((look, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places fill as looks arrive
          <li key={index} className="grid gap-2">
            <div className="relative aspect-[8/5] overflow-hidden rounded-2 border border-line bg-sunk" aria-hidden="true" inert>
              {look ? (
                <ScaledPage src={`${look.origin}/`} title="" pageWidth={1280} scripts />
              ) : (
                <span className="absolute inset-0 grid place-items-center text-small text-ink-2">{isFailed ? '' : 'Loading...'}</span>
              )}
            </div>
            {look && (
              <div className="flex items-baseline justify-between gap-3 text-small">
                <span>
                  <b>{look.title}</b> <span className="text-ink-2">{look.feel}</span>
                </span>
                <button
                  type="button"
                  className="link min-h-8 shrink-0 whitespace-nowrap"
                  {...unavailable(editor.busy !== undefined, () => void choose(look))}
                >
                  Try this look<span className="sr-only">: {nameAmong(looks, index)}</span>
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Palettes of ours that suit the business, the owner's colors, and the theme's own. */
function Palettes({ editor }: { editor: Editor }): ReactNode {
  const { data, make, busy } = editor;
  const chosen = (answerAt(data.answers, 'look.chosen') ?? {}) as { theme?: string; seed?: number; palette?: string };
  const { palette: _, ...withoutPalette } = chosen;
  const named = (answerAt(data.answers, 'look.colors') ?? []) as string[];
  const [isTyping, setTyping] = useState(false);
  const choose = (palette: string | undefined, title: string) => {
    const value = palette ? { ...withoutPalette, palette } : withoutPalette;
    return make(
      {
        kind: 'facts',
        name: `Colors: ${title}`,
        facts: [{ path: 'look.chosen', value, was: answerAt(data.answers, 'look.chosen') ?? null }],
      },
      'Changing colors...',
    );
  };
  return (
    <section aria-labelledby="colors-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id="colors-heading" className="ui-heading">
          Colors
        </h3>
        {!isTyping && (
          <button type="button" className="link min-h-8 text-small" onClick={() => setTyping(true)}>
            {named.length > 0 ? 'Change your colors' : 'Use your own colors'}
          </button>
        )}
      </div>
      {isTyping && (
        <CardForm
          editor={editor}
          paths={['look.colors']}
          together={chosen.palette ? [{ path: 'look.chosen', value: withoutPalette }] : []}
          name="Colors"
          onSaved={() => setTyping(false)}
          onCancel={() => setTyping(false)}
        >
          <ColorsAnswer startsOwn />
        </CardForm>
      )}
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6">
        {data.palettes.map(({ name, title, colors }) => {
          const isUsed = (chosen.palette ?? '') === (name ?? '');
          return (
            <li key={title} className="border-t border-line">
              <button
                type="button"
                aria-pressed={isUsed}
                {...unavailable(busy !== undefined, () => void choose(name, title))}
                className="flex min-h-12 w-full items-center gap-3 text-left text-small"
              >
                {colors.length > 0 && (
                  <svg
                    aria-hidden="true"
                    viewBox={`0 0 ${colors.length} 1`}
                    preserveAspectRatio="none"
                    className="h-6 w-18 shrink-0 rounded-1 bg-sunk"
                  >
                    {colors.map((color, index) => (
                      <rect key={color} x={index} width="1" height="1" fill={color} />
                    ))}
                  </svg>
                )}
                <span className={`min-w-0 flex-1 ${isUsed ? 'font-semibold' : ''}`}>{title}</span>
                {isUsed && <span className="text-ink-2">In use</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
