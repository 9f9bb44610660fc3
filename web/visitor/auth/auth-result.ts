import { useEffect } from 'react';
import type { Toast } from '../../cookies/flash.ts';
import { toast as show } from '../../ui/controls/toast.tsx';

/** The server's answer to a refused login or sign-up. */
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
  /** The email of the order started in this browser; empty without one. */
  orderEmail: string;
  /** Switches from sign-up to login. */
  toLogin: () => void;
}

/** The answer to one of the two forms. Shows its toast once. */
export function useAnswer(tab: AuthAnswer['tab'], result: AuthAnswer | undefined): AuthAnswer | undefined {
  const mine = result?.tab === tab ? result : undefined;
  useEffect(() => {
    if (mine?.toast) show.error(mine.toast.title, { description: mine.toast.description, saidOnPage: true });
  }, [mine]);
  return mine;
}
