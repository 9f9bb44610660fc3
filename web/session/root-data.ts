import type { WaitingToast } from '../cookies/flash.ts';
import type { Viewer } from './session.ts';

/** Data for every screen: who is logged in, and their notifications. */
export interface RootData {
  viewer: Viewer | null;
  notifications: {
    id: string;
    user_id: string;
    type: string;
    title: string;
    message: string;
    link: string | null;
    read: boolean;
    created_at: string;
  }[];
  unread: number;
  toast: WaitingToast | null;
  nonce: string;
  /** The server's build. */
  build: string;
  /** The app's origin, for canonical URLs. */
  origin: string;
  /** Whether search engines must not list any page. */
  isTrial: boolean;
  /** The configured Google Analytics property, if any. */
  ga4Id: string | null;
}
