import { useEffect } from 'react';
import type { Toast } from '../../cookies/flash.ts';
import { toast as show } from '../../ui/controls/toast.tsx';

/** What the server answered to a login or sign-up that did not go through. */
export interface AuthAnswer {
  tab: 'login' | 'signup';
  values: Record<string, string>;
  errors: Record<string, string>;
  toast: Toast | null;
  emailTaken: boolean;
}

export interface AuthFormProps {
  /** Where the person goes afterwards. */
  next: string;
  result: AuthAnswer | undefined;
  /** The email of the order begun in this browser; empty without one. */
  orderEmail: string;
  /** Leads from the sign-up to the login. */
  toLogin: () => void;
}

/** The answer meant for one of the two forms; shows its toast once. */
export function useAnswer(tab: AuthAnswer['tab'], result: AuthAnswer | undefined): AuthAnswer | undefined {
  const mine = result?.tab === tab ? result : undefined;
  useEffect(() => {
    if (mine?.toast) show.error(mine.toast.title, { description: mine.toast.description, saidOnPage: true });
  }, [mine]);
  return mine;
}
