import { env } from '../../base/env.ts';
import { changeSettings, readSettings } from './settings.ts';
import { type SetupStep, setupEnd, setupSteps } from './setup-schema.ts';

/** How far the first setup is. */
export interface SetupState {
  done: SetupStep[];
  /** True until an admin closes it. */
  isOpen: boolean;
  /** True if the admin area should lead to it: in live and trial mode, where the defaults are only placeholders. */
  isWanted: boolean;
}

export async function setupState(mode: 'demo' | 'live' = env().mode): Promise<SetupState> {
  const written = new Set((await readSettings()).setupSteps.split(' '));
  const isOpen = !written.has(setupEnd);
  return {
    done: setupSteps.map(({ key }) => key).filter((key) => written.has(key)),
    isOpen,
    isWanted: isOpen && mode === 'live',
  };
}

/** Notes that a step is done, or with `setupEnd` that the setup is. */
export async function finishStep(step: SetupStep | typeof setupEnd, actor: string): Promise<void> {
  const withStep = (written: string) => [...new Set([...written.split(' ').filter(Boolean), step])].join(' ');
  await changeSettings(({ setupSteps }) => ({ setupSteps: withStep(setupSteps) }), actor);
}
