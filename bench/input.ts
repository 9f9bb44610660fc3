import { type SQL, sql } from 'drizzle-orm';
import { db } from '../db/connect.ts';
import { startParts } from '../roles/start.ts';
import { searchCustomers } from './input/doors/admin-search.ts';
import { typeIntoBrief } from './input/doors/brief.ts';
import { changeFact, changeProfile, readRequest, requestEdit, uploadPicture, writeMessage } from './input/doors/owners.ts';
import { sendSiteForm } from './input/doors/site-form.ts';
import { bookCall, drawFirstLook, placeOrderThere, sendContact, signUpThere } from './input/doors/visitors.ts';
import { readInbox } from './input/inbox.ts';
import type { Input } from './input/input.ts';
import { type Outcome, outcome } from './input/outcome.ts';
import { makePeople, type People } from './input/people.ts';
import { type Fault, faultKinds, faultsOf, quoted } from './input/verdict.ts';
import { type Figure, percentile, report } from './report.ts';

const lineLength = 200;

/** Inputs by kind, one file for each. */
const kinds = import.meta.glob<Input[]>('./input/kinds/*.ts', { eager: true, import: 'inputs' });

const doors: Record<string, (input: Input, people: People) => Promise<Outcome>> = {
  brief: typeIntoBrief,
  lead: sendSiteForm,
  contact: sendContact,
  call: bookCall,
  'sign-up': signUpThere,
  checkout: placeOrderThere,
  'first look': drawFirstLook,
  message: writeMessage,
  edit: requestEdit,
  fact: changeFact,
  profile: changeProfile,
  request: readRequest,
  upload: uploadPicture,
  search: searchCustomers,
};

interface Tried {
  kind: string;
  input: Input;
  outcome: Outcome;
  faults: Fault[];
  ms: number;
}

/**
 * Types what people type into every door of a running Sunup, and looks at what becomes of it: what's stored, shown, dialed and emailed, or
 * which reason stands next to the field. `-- input KIND` takes the kinds whose name has that in it.
 */
export async function bench([only = '']: string[] = []): Promise<number> {
  const chosen = Object.entries(kinds)
    .map(([path, inputs]) => ({ kind: path.slice('./input/kinds/'.length, -'.ts'.length), inputs }))
    .filter(({ kind }) => kind.includes(only));
  const running = await startParts({ web: true, worker: true });
  try {
    const people = await makePeople();
    const all = chosen.flatMap(({ kind, inputs }) => inputs.map((input) => ({ kind, input })));
    // Sites are written in another process, so the other doors are tried meanwhile.
    const isWriting = ({ input }: { input: Input }) => input.door === 'brief' || input.door === 'fact';
    const [written, others] = await Promise.all([
      tryAll(all.filter(isWriting), people, sql`key like 'briefSave%' or key like 'ownEdit%'`),
      tryAll(
        all.filter((one) => !isWriting(one)),
        people,
        sql`true`,
      ),
    ]);
    const tried = [...written, ...others];
    await readInbox();
    for (const one of tried) {
      const { seen = [], ...more } = (await one.outcome.later?.()) ?? {};
      one.faults = faultsOf(one.input, { ...one.outcome, ...more, seen: [...one.outcome.seen, ...seen] });
    }
    return reportInput(tried, only === '');
  } finally {
    await running.stop();
  }
}

/** Tries inputs one after the other. `limits` are those that would refuse most of them. */
async function tryAll(some: { kind: string; input: Input }[], people: People, limits: SQL): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const { kind, input } of some) {
    await db().execute(sql`delete from rate_limits where ${limits}`);
    const door = doors[input.door];
    if (!door) throw new Error(`There’s no door ${input.door}.`);
    const started = performance.now();
    const found = await door(input, people).catch((error: unknown) => outcome(0, { reasons: { '': String(error) } }));
    tried.push({ kind, input, outcome: found, faults: [], ms: performance.now() - started });
    if (tried.length % 100 === 0) process.stdout.write(`${tried.length} of ${some.length} inputs, ${kind}\n`);
  }
  return tried;
}

function reportInput(tried: Tried[], isWhole: boolean): number {
  const byKind = [...Map.groupBy(tried, ({ kind }) => kind)];
  const lines = tried.flatMap(({ kind, input, faults: own, outcome: { reasons } }) =>
    own.map(({ kind: what, words }) => {
      const typed = Object.entries(input.typed).map(([field, value]) => `${field}=${quoted([value].flat().join(' | '))}`);
      const error = own.length === 1 && /^answered with nothing/.test(words) ? ` ${reasons[''] ?? ''}` : '';
      return `${what}: ${kind}, ${[input.door, input.way].filter(Boolean).join(' ')} ${[...typed, input.file?.name ?? ''].join(' ').slice(0, 80)}: ${words}${error}`;
    }),
  );
  const figures: Figure[] = Object.entries(faultKinds).map(([kind, label]) => ({
    label,
    value: tried.filter(({ faults }) => faults.some((fault) => fault.kind === kind)).length,
    limit: 0,
    unit: 'inputs',
  }));
  if (isWhole)
    figures.push(
      { label: 'inputs', value: tried.length, limit: 400, unit: 'inputs', must: 'reach' },
      { label: 'kinds', value: byKind.length, limit: 20, unit: 'kinds', must: 'reach' },
    );
  return report('input', figures, [
    ...byKind.map(([kind, some]) => `${kind}: ${some.length} inputs, ${some.filter(({ faults: own }) => own.length === 0).length} right`),
    ...[...Map.groupBy(tried, ({ input }) => input.door)].map(([door, some]) => {
      const times = some.map(({ ms }) => ms);
      return `through ${door}: ${some.length}, p50 ${percentile(times, 0.5).toFixed(0)} ms`;
    }),
    ...lines.map((line) => line.replace(/\s+/g, ' ').slice(0, lineLength)),
  ]);
}
