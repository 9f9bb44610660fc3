import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { BriefLooks } from '../../../domain/looks/brief-looks.ts';
import type { OfferedLook } from '../../../domain/looks/offered-looks.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldGroup } from '../../ui/controls/field.tsx';
import { CheckMark } from '../../ui/drawings/check-mark.tsx';
import { ask } from '../ask.ts';
import { useAnswer, useBriefForm } from '../brief-form.tsx';
import { PreviewPage } from '../preview/preview-page.tsx';

type Chosen = OfferedLook['chosen'];

/** Looks that are being drawn have places of their own, so nothing moves when they arrive. */
const places = [1, 2, 3, 4, 5, 6];

/** The owner's own home page in the look that we'd choose and in six others, as it is from the answers so far. */
export function LooksAnswer(): ReactNode {
  const { value: chosen, set, error } = useAnswer<Chosen>('look.chosen');
  const { looks, isFailed, load } = useLooks();
  const srcOf = (origin: string) => looks && `${origin}/?s=${looks.state}`;
  const isChosen = (look: Chosen) => look.theme === chosen?.theme && look.seed === chosen.seed;
  const isOurs = looks ? !looks.others.some((look) => isChosen(look.chosen)) : !chosen;
  return (
    <FieldGroup
      label="Which look do you like?"
      hint="Each one shows your own home page so far. The colors and background you pick below change all of them."
      error={error}
      className="noscript:hidden"
    >
      <div className="grid grid-cols-2 gap-[.6rem] sm:grid-cols-3">
        <LookCard
          value="any"
          checked={isOurs}
          onChoose={() => set(null, 'now')}
          src={looks && srcOf(looks.ours)}
          name="Choose for me"
          note="We pick what suits your business"
          isFailed={isFailed}
          isWide
        />
        {looks
          ? looks.others.map((look) => (
              <LookCard
                key={look.origin}
                value={`${look.chosen.theme}-${look.chosen.seed}`}
                checked={isChosen(look.chosen)}
                onChoose={() => set(look.chosen, 'now')}
                src={srcOf(look.origin)}
                name={look.title}
                note={look.feel.charAt(0).toLowerCase() + look.feel.slice(1)}
              />
            ))
          : !isFailed &&
            places.map((place) => (
              <div key={place} aria-hidden="true" className={classNames(card, 'border-line')}>
                <Picture />
                <span className="block h-10" />
              </div>
            ))}
      </div>
      <p role={isFailed ? 'alert' : 'status'} className={isFailed ? 'mt-2 text-small' : 'sr-only'}>
        {isFailed ? `We couldn’t ${looks ? 'update' : 'load'} the looks. ` : !looks && 'Loading...'}
        {isFailed && (
          <button type="button" className="link" onClick={load}>
            Try again
          </button>
        )}
      </p>
    </FieldGroup>
  );
}

const card = 'relative rounded-2 border-[1.5px] p-1.5';

interface LookCardProps {
  value: string;
  checked: boolean;
  onChoose: () => void;
  /** Undefined while it's being drawn. */
  src: string | undefined;
  name: string;
  note: string;
  isFailed?: boolean;
  /** A desktop's page across the whole row, in place of a phone's. */
  isWide?: boolean;
}

/** A radio button with a small page, and below or beside it the look's name. */
function LookCard({ value, checked, onChoose, src, name, note, isFailed, isWide = false }: LookCardProps): ReactNode {
  return (
    <label
      className={classNames(
        card,
        'group/look border-control transition-colors duration-fast hover:border-ink',
        'has-checked:border-ink has-checked:bg-chosen has-checked:inset-ring-[1.5px] has-checked:inset-ring-ink',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
        isWide && 'col-span-full grid grid-cols-2 items-center gap-3',
      )}
    >
      <input
        type="radio"
        name="look.chosen"
        value={value}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 z-1 size-full appearance-none opacity-0"
      />
      <Picture src={src} isWide={isWide} isFailed={isFailed} />
      <span className={classNames('block text-ui font-semibold leading-[1.3]', isWide ? 'pr-2' : 'px-1 pt-2 pb-1')}>
        <span className="flex items-center justify-between gap-2">
          {name}
          <CheckMark weight={2.4} className="size-3.5 shrink-0 opacity-0 group-has-checked/look:opacity-100" />
        </span>
        <span className="sr-only">, </span>
        <span className="block text-small font-normal text-ink-2 first-letter:uppercase">{note}</span>
      </span>
    </label>
  );
}

/** The page itself: only a picture, which can't be clicked or focused. Loads when it comes near the screen. */
function Picture({ src, isWide = false, isFailed = false }: Partial<Pick<LookCardProps, 'src' | 'isWide' | 'isFailed'>>): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useNearScreen(box);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <span
      ref={box}
      inert
      aria-hidden="true"
      className={classNames('relative block overflow-hidden rounded-1 bg-sunk', isWide ? 'aspect-[8/5]' : 'aspect-[4/5]')}
    >
      {!isDrawn && !isFailed && <span className="absolute inset-0 grid place-items-center text-small text-ink-2">Loading...</span>}
      {src && isNear && (
        <PreviewPage src={src} title="" pageWidth={isWide ? 1280 : 390} show={[]} missing={[]} onLoaded={() => setDrawn(true)} />
      )}
    </span>
  );
}

function useNearScreen(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '50% 0%' });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isNear;
}

/** Saves within this time of each other change the looks once. */
const settleMs = 500;

/** The looks that the brief's answers make, again after every save. Until new ones have arrived, the earlier ones stay. */
function useLooks(): { looks: BriefLooks | undefined; isFailed: boolean; load: () => void } {
  const { data, revision } = useBriefForm();
  const { projectId } = data;
  const [looks, setLooks] = useState<BriefLooks>();
  const [isFailed, setFailed] = useState(false);
  const turn = useRef(0);
  const load = useCallback(async () => {
    const own = ++turn.current;
    setFailed(false);
    const answer = await ask<BriefLooks>('portal', 'brief-looks', projectId);
    if (own !== turn.current) return;
    if (answer) setLooks(answer);
    else setFailed(true);
  }, [projectId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the answers have changed
  useEffect(() => {
    const timer = setTimeout(() => void load(), turn.current === 0 ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, [load, revision]);
  useEffect(() => {
    if (!isFailed) return;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isFailed, load]);
  return { looks, isFailed, load: () => void load() };
}
