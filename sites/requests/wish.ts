import type { DayName, PageKind } from '../document.ts';

/** Opening hours of a day: spans as in a brief, `[]` if it's closed, or all day. */
export type DayHours = '24h' | [open: string, close: string][];

/**
 * Something that an owner wants changed, as read from their own words. Names of services are those of the brief, except for new ones.
 * Prices, links and new text are as typed.
 */
export type Wish =
  | { do: 'hours'; days: Partial<Record<DayName, DayHours>> }
  | { do: 'phone' | 'email' | 'name' | 'address' | 'web-address' | 'license' | 'link'; to: string }
  | { do: 'add-service'; name: string; price?: string }
  | { do: 'remove-service'; name: string }
  | { do: 'rename-service'; name: string; to: string }
  | { do: 'price'; name: string; price: string }
  | { do: 'add-town' | 'remove-town'; towns: string[] }
  | { do: 'look'; mood?: 'light' | 'dark' | 'warm' }
  | { do: 'colors'; colors: string[] }
  | { do: 'photo'; lead?: true; remove?: true }
  | { do: 'logo' | 'publish' | 'undo' | 'question' | 'person' }
  | { do: 'pages'; out?: PageKind; in?: PageKind }
  | { do: 'hide'; what: string }
  | { do: 'move'; what: string; where: 'top' | 'up' | 'down' | 'bottom' | `before ${string}` | `after ${string}` }
  | { do: 'text'; from?: string; to?: string; where?: string }
  | { do: 'language'; languages: string[] }
  | { do: 'payment'; ways: string[] };

/** What the reader has to know of the site. */
export interface Subject {
  name: string;
  /** Names of the services, as in the brief. */
  services: string[];
  /** Towns of the brief. */
  towns: string[];
  /** Current hours, if the brief has them. */
  hours?: Partial<Record<DayName, DayHours>>;
  pages: PageKind[];
}
